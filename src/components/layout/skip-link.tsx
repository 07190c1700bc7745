/** The id of the main region in every layout. */
export const mainId = 'main'

/** The first focusable element, which skips the header. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      className="sr-only z-50 rounded-md bg-surface px-4 py-2 text-sm font-semibold shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      href={`#${mainId}`}
    >
      {label}
    </a>
  )
}
