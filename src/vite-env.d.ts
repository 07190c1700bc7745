/// <reference types="vite/client" />

interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
  readonly VITE_API_TIMEOUT_MS?: string
  readonly VITE_BETA_FORM_URL?: string
  readonly VITE_CONTACT_EMAIL?: string
  readonly VITE_LEGACY_PASSPHRASE?: string
}
