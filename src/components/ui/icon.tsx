import { cn } from '#src/lib/cn.ts'

/** Drawn on a 16 px grid with 1.5 px strokes, to stay sharp next to 14 px text. */
export const iconShapes = {
  alert: 'M8 2 14.5 13.5H1.5L8 2ZM8 6.5v3M8 11.4v.1',
  arrowRight: 'M3 8h10M9 4l4 4-4 4',
  cards: 'M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z',
  check: 'm3 8.5 3.5 3.5L13 4.5',
  checkCircle: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM5.5 8.2l1.8 1.8 3.3-3.7',
  chevronDown: 'm4 6 4 4 4-4',
  chevronRight: 'm6 4 4 4-4 4',
  chevronUp: 'm4 10 4-4 4 4',
  close: 'm4 4 8 8M12 4l-8 8',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  dashboard: 'M2.5 2.5h11v11h-11zM2.5 6.5h11M6.5 6.5v7',
  download: 'M8 2.5v7.5M4.8 7 8 10.2 11.2 7M2.5 13.5h11',
  edit: 'M10.5 3 13 5.5 5.5 13H3v-2.5L10.5 3Z',
  error: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 5v3.5M8 10.9v.1',
  external: 'M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13.5 2.5 7.5 8.5',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  eyeOff:
    'M6.2 3.8A6 6 0 0 1 8 3.5C12 3.5 14.5 8 14.5 8a12 12 0 0 1-1.8 2.3M4.2 5A11.5 11.5 0 0 0 1.5 8S4 12.5 8 12.5a6 6 0 0 0 2.7-.6M6.7 6.7a2 2 0 0 0 2.7 2.7M2.5 2.5l11 11',
  file: 'M3.5 1.5h5.5l3.5 3.5v9.5h-9zM9 1.5v3.5h3.5',
  filter: 'M2 3.5h12M4.5 8h7M6.5 12.5h3',
  history: 'M2.5 8a5.5 5.5 0 1 1 1.6 3.9M2.5 12.5v-3h3M8 5v3.2l2.2 1.3',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.5V11M8 5v.1',
  key: 'M5.5 13a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM7.3 8.7 13.5 2.5M11 5l1.5 1.5',
  link: 'M6.5 9.5a2.5 2.5 0 0 0 3.6 0l2.4-2.4a2.5 2.5 0 0 0-3.6-3.6l-.9.9M9.5 6.5a2.5 2.5 0 0 0-3.6 0L3.5 8.9a2.5 2.5 0 0 0 3.6 3.6l.9-.9',
  lock: 'M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  logOut: 'M6.5 2.5h-4v11h4M6.5 8h7M10.5 5l3 3-3 3',
  mail: 'M2 3.5h12v9H2zM2 4.5l6 4.5 6-4.5',
  menu: 'M2 4h12M2 8h12M2 12h12',
  moon: 'M13.5 9.5A5.8 5.8 0 0 1 6.5 2.5a5.8 5.8 0 1 0 7 7Z',
  play: 'M5 3v10l8-5-8-5Z',
  plus: 'M8 3v10M3 8h10',
  refresh: 'M13.5 8a5.5 5.5 0 1 1-1.6-3.9M13.5 3.5v3h-3',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.6 10.6l3.4 3.4',
  settings:
    'M2 4.5h5M11 4.5h3M2 11.5h3M9 11.5h5M9 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  shield: 'M8 1.5 13 3.5v4c0 3.5-2.2 5.7-5 7-2.8-1.3-5-3.5-5-7v-4L8 1.5Z',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7',
  table: 'M2 3h12v10H2zM2 6.5h12M2 9.8h12M6.5 6.5V13',
  trash: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4',
  user: 'M8 7.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2.5 14c.6-2.8 2.8-4.3 5.5-4.3s4.9 1.5 5.5 4.3',
} as const

export type IconName = keyof typeof iconShapes

/** Decorative: hidden from screen readers, so use it next to a text or in a named control. */
export function Icon({ name, size = 16, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={cn('shrink-0', className)}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.5}
      viewBox="0 0 16 16"
      width={size}
    >
      <path d={iconShapes[name]} />
    </svg>
  )
}
