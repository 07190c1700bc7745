/** A link in running text or beside a form. */
export const linkStyle = 'rounded-md font-semibold text-accent-ink underline underline-offset-2 hover:no-underline'
