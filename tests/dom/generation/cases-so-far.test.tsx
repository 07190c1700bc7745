import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { CasesSoFar } from '#src/features/generation/run-progress.tsx'

const testCase = (title: string, type?: string): WireTestCase => ({
  title,
  description: '',
  preconditions: [],
  steps: [],
  criterionIds: [],
  ...(type === undefined ? {} : { type }),
})

it('says nothing before the first case', () => {
  const { container } = render(<CasesSoFar cases={[]} />)
  expect(container).toBeEmptyDOMElement()
})

it('lists what is written, in its order, and says how many', () => {
  const { rerender } = render(<CasesSoFar cases={[testCase('Log in', 'Positive')]} />)
  expect(screen.getByText('1 test case written so far')).toHaveAttribute('aria-live', 'polite')
  rerender(<CasesSoFar cases={[testCase('Log in', 'Positive'), testCase('Log out')]} />)
  const items = within(screen.getByRole('region', { name: '2 test cases written so far' })).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['Log inPositive', 'Log out'])
})
