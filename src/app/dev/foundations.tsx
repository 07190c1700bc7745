import { Mark, Wordmark } from '#src/components/layout/brand.tsx'
import { Icon, type IconName, iconShapes } from '#src/components/ui/icon.tsx'
import { Exhibit, State, States } from './specimen.tsx'

const iconNames = Object.keys(iconShapes).filter((name): name is IconName => name in iconShapes)

const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl'] as const

/** A text colour on its surface. */
const pairs = [
  { name: 'ink on paper', style: 'bg-paper text-ink' },
  { name: 'muted on paper', style: 'bg-paper text-muted' },
  { name: 'subtle on surface', style: 'bg-surface text-subtle' },
  { name: 'ink on sunken', style: 'bg-sunken text-ink' },
  { name: 'on-accent on accent', style: 'bg-accent text-on-accent' },
  { name: 'on-danger on danger', style: 'bg-danger text-on-danger' },
  { name: 'accent', style: 'bg-accent-soft text-accent-ink border-accent-line' },
  { name: 'warning', style: 'bg-warning-soft text-warning-ink border-warning-line' },
  { name: 'danger', style: 'bg-danger-soft text-danger-ink border-danger-line' },
  { name: 'info', style: 'bg-info-soft text-info-ink border-info-line' },
  { name: 'purple', style: 'bg-purple-soft text-purple-ink border-purple-line' },
] as const

export function Foundations() {
  return (
    <>
      <Exhibit name="Mark and wordmark" note="One colour, drawn on a 16 px grid.">
        <div className="flex flex-wrap items-end gap-8">
          <Mark size={16} />
          <Mark size={32} />
          <Mark size={64} />
          <Wordmark />
        </div>
      </Exhibit>
      <Exhibit
        name="Type"
        note="IBM Plex Sans for text, IBM Plex Mono for ids, keys and data. 12, 14, 16, 20, 28 and 44 px."
      >
        {sizes.map((size) => (
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1" key={size}>
            <p className="w-24 font-mono text-xs text-muted">{size}</p>
            <p className={size}>Reject an expired coupon</p>
            <p className={`${size} font-semibold`}>Reject an expired coupon</p>
            <p className={`${size} font-mono`}>SHOP-1</p>
          </div>
        ))}
      </Exhibit>
      <Exhibit name="Colour" note="Pairs of text and background. Tinted backgrounds have their own border colour.">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3">
          {pairs.map(({ name, style }) => (
            <p className={`rounded-md border border-line px-3 py-4 text-sm ${style}`} key={name}>
              {name}
            </p>
          ))}
        </div>
      </Exhibit>
      <Exhibit name="Icons" note="16 px grid, 1.5 px strokes; used next to a text or in a named control.">
        <States>
          {iconNames.map((name) => (
            <State key={name} name={name}>
              <Icon name={name} />
            </State>
          ))}
        </States>
      </Exhibit>
    </>
  )
}
