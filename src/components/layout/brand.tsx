/** A check mark cut from a page's corner, drawn for 16 px. public/favicon.svg has the same outline. */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0 text-accent"
      fill="currentColor"
      height={size}
      viewBox="0 0 16 16"
      width={size}
    >
      <path d="M3.5 1h8.944L6.4 7.044 4.778 5.422 3.222 6.978 6.4 10.156 14 2.556V13.5A1.5 1.5 0 0 1 12.5 15h-9A1.5 1.5 0 0 1 2 13.5v-11A1.5 1.5 0 0 1 3.5 1Z" />
    </svg>
  )
}

export function Wordmark({ size = 20 }: { size?: number }) {
  return (
    <span className="inline-flex items-center gap-2 text-base font-semibold tracking-tight">
      <Mark size={size} />
      casewright
    </span>
  )
}
