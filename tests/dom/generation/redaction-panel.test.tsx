import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { RedactionPanel } from '#src/features/generation/redaction-panel.tsx'
import { hiddenFromAi } from '#src/storage/redaction.ts'

beforeEach(() => localStorage.clear())

it('hides private data until the user turns it off', async () => {
  render(<RedactionPanel userId="ada" />)
  const toggle = screen.getByRole('switch', { name: 'Hide private data from the AI' })
  expect(toggle.getAttribute('aria-checked')).toBe('true')
  expect(hiddenFromAi('ada')).toEqual({ words: [], shown: [] })
  await userEvent.click(toggle)
  expect(hiddenFromAi('ada')).toBeUndefined()
  expect(hiddenFromAi('eve')).toBeDefined()
})

it('keeps the words to hide, without repeats', async () => {
  render(<RedactionPanel userId="ada" />)
  await userEvent.type(screen.getByLabelText('Also hide these words'), 'Dana, Northwind{Enter}Dana')
  await userEvent.tab()
  expect(hiddenFromAi('ada')?.words).toEqual(['Dana', 'Northwind'])
})

it('promises nothing about names', () => {
  render(<RedactionPanel userId="ada" />)
  expect(screen.getByText(/Names of people are not recognised/)).toBeTruthy()
})
