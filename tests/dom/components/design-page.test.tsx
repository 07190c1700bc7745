import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DesignPage } from '#src/app/dev/design-page.tsx'

const root = join(import.meta.dirname, '../../..')

describe('the page of the design system', () => {
  it('shows every variant of a badge in every size', () => {
    render(<DesignPage />)
    const badges = within(screen.getByRole('region', { name: 'Badge' }))
    for (const variant of ['default', 'success', 'warning', 'error', 'info', 'purple'])
      expect(badges.getAllByText(variant)).toHaveLength(3)
  })

  it('uses every component that draws something', () => {
    const components = readdirSync(join(root, 'src/components/ui')).filter((name) => name.endsWith('.tsx'))
    const folder = join(root, 'src/app/dev')
    const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    const missing = components.filter((name) => !sources.some((source) => source.includes(`components/ui/${name}'`)))
    expect(missing).toEqual([])
  })
})
