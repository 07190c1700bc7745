import { cn } from '#src/lib/cn.ts'

/** A link of the frame; high enough to be hit on a phone. */
export const quietLink = 'rounded-md py-1 text-muted underline-offset-4 hover:text-ink hover:underline'

/** Running text: 16 px, 75 characters a line at most, a line's height apart. */
export const bodyStyle = cn(
  'max-w-[58ch] min-w-0 leading-7 wrap-anywhere print:max-w-none print:leading-normal',
  '[&_section+section]:mt-10 [&_h2]:scroll-mt-6 [&_h2]:text-lg print:[&_h2]:break-after-avoid',
  '[&_p]:mt-3 print:[&_p]:orphans-3 print:[&_p]:widows-3',
  '[&_ul]:mt-3 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:pl-5 [&_li]:marker:text-subtle',
  '[&_dl]:mt-4 [&_dl]:border-t [&_dl]:border-line [&_dl>div]:border-b [&_dl>div]:border-line [&_dl>div]:py-3 print:[&_dl>div]:break-inside-avoid',
  '[&_dt]:font-semibold [&_dd]:mt-0.5 [&_dd]:text-muted',
  '[&_a]:text-accent-ink [&_a]:underline [&_a]:underline-offset-2 [&_a:hover]:no-underline',
)
