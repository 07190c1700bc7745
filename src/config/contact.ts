/** Belongs to nobody: a site of one's own names its address in VITE_CONTACT_EMAIL. */
const defaultContactEmail = 'contact@casewright.example'

/** Where visitors and users write to. Outside of env.ts, whose schema the pages for visitors do not load. */
export const contactEmail: string = import.meta.env.VITE_CONTACT_EMAIL || defaultContactEmail
