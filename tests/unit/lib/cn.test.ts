import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, it } from 'vitest'
import { cn } from '#src/lib/cn.ts'

const source = join(import.meta.dirname, '../../../src')

/** Knows all of Tailwind, and the names that src/styles/tokens.css adds. */
const mergeAll = extendTailwindMerge({ extend: { theme: { animate: ['fade', 'settle'], shadow: ['float'] } } })

/** All utilities in the string literals of src, without their variants: `lg:hidden` counts as `hidden`. */
function utilitiesInUse(): string[] {
  const found = new Set<string>()
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.endsWith('/cn.ts')) continue
    for (const [, text = ''] of readFileSync(join(source, file), 'utf8').matchAll(/['"`]([^'"`$<>\n]+)(?=['"`$])/g)) {
      for (const word of text.split(/\s+/)) {
        const utility = word.replace(/^(?:(?:\[[^\]]*\]|[^:[(])*:)*(?=[^:]+$)/, '')
        // tailwind-merge removes a duplicate only if it knows the class.
        if (utility !== '' && mergeAll(`${utility} ${utility}`) === utility) found.add(utility)
      }
    }
  }
  return [...found]
}

it('merges every pair of utilities in src as the full Tailwind configuration does', () => {
  const utilities = utilitiesInUse()
  expect(utilities.length).toBeGreaterThan(300)
  const different = utilities.flatMap((first) =>
    utilities
      .filter((second) => first !== second && cn(first, second) !== mergeAll(first, second))
      .map((second) => `${first} ${second}`),
  )
  expect(different).toEqual([])
}, 60_000)

it.each([
  ['text-sm text-muted', 'text-ink', 'text-sm text-ink'],
  ['shadow-float', 'shadow-none', 'shadow-none'],
  ['px-3', 'pr-9', 'px-3 pr-9'],
  ['h-9 sm:h-10', 'h-8', 'sm:h-10 h-8'],
  ['hover:bg-sunken', 'hover:bg-paper', 'hover:bg-paper'],
])('%j and then %j is %j', (own, passed, joined) => {
  expect(cn(own, passed)).toBe(joined)
})

it('skips empty values', () => {
  expect(cn('block', false, undefined, '', 'text-ink')).toBe('block text-ink')
})
