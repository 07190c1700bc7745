import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface Tab<T extends string> {
  value: T
  label: string
  content: ReactNode
}

interface TabsProps<T extends string> {
  /** The accessible name of the tab list. */
  label: string
  value: T
  tabs: readonly Tab<T>[]
  onChange: (value: T) => void
}

/** Arrow keys move between the tabs. A bar marks the selected one. */
export function Tabs<T extends string>({ label, value, tabs, onChange }: TabsProps<T>) {
  function choose(chosen: string): void {
    const tab = tabs.find((candidate) => candidate.value === chosen)
    if (tab !== undefined) onChange(tab.value)
  }
  return (
    <Radix.Root onValueChange={choose} value={value}>
      <Radix.List aria-label={label} className="flex gap-2 border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            className="-mb-px h-10 border-b-2 border-transparent px-3 text-sm text-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]"
            key={tab.value}
            value={tab.value}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content className="pt-5" key={tab.value} tabIndex={-1} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
