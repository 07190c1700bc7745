import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ExportButton } from '#src/features/export/export-button.tsx'
import { aResult } from '../../support/results.ts'

function show(props: Partial<Parameters<typeof ExportButton>[0]> = {}): void {
  render(<ExportButton canExport loadHistory={() => Promise.resolve([])} result={aResult()} {...props} />)
}

const button = () => screen.getByRole('button', { name: 'Export' })

it('opens the Export dialog', async () => {
  show()
  await userEvent.click(button())
  expect(screen.getByRole('dialog', { name: 'Export Test Cases' })).toBeInTheDocument()
})

it.each([
  ['No data to export', { result: null }],
  ['No data to export', { result: aResult({ testCases: [] }) }],
  ['Your plan does not include exports.', { canExport: false }],
])('is disabled and says why: %s', async (reason, props) => {
  show(props)
  expect(button()).toBeDisabled()
  await userEvent.tab()
  expect(await screen.findByText(reason)).toBeInTheDocument()
})

it('can be pressed while the plan is not known', () => {
  show({ canExport: undefined })
  expect(button()).toBeEnabled()
})
