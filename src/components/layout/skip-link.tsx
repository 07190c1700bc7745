/** The id that every layout gives its main region. */
export const mainId = 'main'

/** The first stop of the keyboard: over the header, straight to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="sr-only z-50 rounded-md bg-surface px-4 py-2 text-sm font-semibold shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2" href={`#${mainId}`}>
      {label}
    </a>
  )
}
