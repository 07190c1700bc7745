/** A placeholder. Set VITE_CONTACT_EMAIL for a real site. */
const defaultContactEmail = 'contact@casewright.example'

/** Not in env.ts, because the public pages must not load its schema. */
export const contactEmail: string = import.meta.env.VITE_CONTACT_EMAIL || defaultContactEmail
