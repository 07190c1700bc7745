import { ToggleGroup } from 'radix-ui'
import { Icon, type IconName } from './icon.tsx'

export interface Segment<T extends string> {
  value: T
  label: string
  icon?: IconName
}

interface SegmentedControlProps<T extends string> {
  /** The accessible name of the group. */
  label: string
  value: T
  segments: readonly Segment<T>[]
  onChange: (value: T) => void
}

/** A choice between a few views of the same data, with arrow keys. The selected one is raised, not only coloured. */
export function SegmentedControl<T extends string>({ label, value, segments, onChange }: SegmentedControlProps<T>) {
  function choose(chosen: string): void {
    const segment = segments.find((candidate) => candidate.value === chosen)
    if (segment !== undefined) onChange(segment.value)
  }
  return (
    <ToggleGroup.Root
      aria-label={label}
      className="inline-flex h-9 items-stretch gap-0.5 rounded-md border border-line-strong bg-sunken p-0.5"
      onValueChange={choose}
      type="single"
      value={value}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          className="inline-flex items-center gap-1.5 rounded-[4px] border border-transparent px-2.5 text-sm text-muted hover:text-ink data-[state=on]:border-line data-[state=on]:bg-surface data-[state=on]:font-semibold data-[state=on]:text-ink forced-colors:border-[Canvas] forced-colors:data-[state=on]:bg-[Highlight] forced-colors:data-[state=on]:text-[HighlightText] forced-colors:data-[state=on]:forced-color-adjust-none"
          key={segment.value}
          value={segment.value}
        >
          {segment.icon !== undefined && <Icon name={segment.icon} />}
          {segment.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
