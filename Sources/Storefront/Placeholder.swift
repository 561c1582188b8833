enum StorefrontPlaceholder {}
