import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aResult, aTestCase } from '../../support/results.ts'
import {
  Host,
  collectDownloads,
  dialog,
  exportAs,
  exportButton,
  files,
  historyEntries,
  radio,
  show,
} from './support/dialog.tsx'
import { bytesOf, textOf } from './support/downloads.ts'

collectDownloads()
afterEach(() => {
  vi.useRealTimers()
})

describe('scope', () => {
  it('is the current results where there are any, and says how many cases each has', async () => {
    show()
    expect(radio('Current Results')).toBeChecked()
    expect(radio('Current Results')).toHaveAccessibleDescription('1 test case')
    await userEvent.click(radio('Full History'))
    expect(await within(dialog()).findByText('2 entries, 3 test cases')).toBeInTheDocument()
  })

  it('switches to the history when there are no current cases, and back when there are', async () => {
    const { rerender } = show({ result: null })
    expect(radio('Full History')).toBeChecked()
    expect(radio('Current Results')).toBeDisabled()
    rerender(<Host result={aResult()} />)
    expect(radio('Current Results')).toBeChecked()
    rerender(<Host result={aResult({ testCases: [] })} />)
    expect(radio('Full History')).toBeChecked()
    expect(await within(dialog()).findByText('2 entries, 3 test cases')).toBeInTheDocument()
  })

  it('can open with the history though there are current cases', async () => {
    show({ startWith: 'history' })
    expect(radio('Full History')).toBeChecked()
    expect(await within(dialog()).findByText('2 entries, 3 test cases')).toBeInTheDocument()
  })

  it('may be the results of a queue, which are exported with a section for each ticket', async () => {
    show({ ofQueue: true, result: null })
    expect(radio('Results of the queue')).toBeChecked()
    expect(within(dialog()).queryByRole('radio', { name: 'Current Results' })).not.toBeInTheDocument()
    expect(await within(dialog()).findByRole('switch', { name: 'A section for each ticket' })).toBeChecked()
    const file = await exportAs('Markdown')
    expect(file?.name).toMatch(/^test-cases-\d{4}/)
    expect(await textOf(file)).toMatch(/^# Test Cases for 2 Tickets\n/)
  })

  it('of several tickets may have sections, if that is chosen', async () => {
    show({ startWith: 'history' })
    const sections = await within(dialog()).findByRole('switch', { name: 'A section for each ticket' })
    expect(sections).not.toBeChecked()
    await userEvent.click(radio('Excel'))
    expect(within(dialog()).getByText('Sheet Test Cases: one row per step.')).toBeInTheDocument()
    await userEvent.click(sections)
    expect(within(dialog()).getByText(/^Sheet Matrix: /)).toBeInTheDocument()
    await userEvent.click(radio('Zephyr Scale'))
    expect(sections).not.toBeInTheDocument()
  })

  it('does not read the history before it is chosen', () => {
    const loadHistory = vi.fn(() => Promise.resolve(historyEntries))
    show({ loadHistory })
    expect(loadHistory).not.toHaveBeenCalled()
  })

  it('offers the history’s own entries only for the history', async () => {
    show()
    expect(screen.queryByRole('radio', { name: 'List of entries (CSV)' })).not.toBeInTheDocument()
    await userEvent.click(radio('Full History'))
    await userEvent.click(radio('Whole entries (JSON)'))
    await userEvent.click(radio('Current Results'))
    expect(radio('CSV')).toBeChecked()
  })
})

describe('export', () => {
  it('downloads every step of every case as CSV in UTF-8 that Excel recognises', async () => {
    show({
      result: aResult({
        testCases: [
          aTestCase({
            title: 'Verify the “café” closes',
            steps: [{ step: 'Say "bye"', data: '=1+1', expected: 'Adiós' }],
          }),
          aTestCase({ id: 'TC-2' }),
        ],
      }),
    })
    const file = await exportAs('CSV')
    expect(file?.name).toMatch(/^test-cases-\d{4}-\d\d-\d\dT[\d-]+Z\.csv$/)
    expect([...(await bytesOf(file)).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = await textOf(file)
    expect(text.split('\r\n')[0]).toBe(
      '\uFEFF"Title","Description","Test Step","Test Data","Expected Result","Case ID","Type","Priority","Preconditions","Criteria","Ticket"',
    )
    expect(text).toContain('"The “café” closes"')
    expect(text).toContain('"Say ""bye""","\'=1+1","Adiós"')
    expect(text.trimEnd().split('\r\n')).toHaveLength(4)
  })

  it.each([
    ['CSV', 'csv', 'CSV exported successfully (local)'],
    ['JSON', 'json', 'JSON exported successfully'],
    ['Excel', 'xlsx', 'Excel exported successfully'],
    ['Markdown', 'md', 'Markdown exported successfully'],
    ['Xray Cloud', 'xray.csv', 'Xray CSV exported successfully'],
    ['Xray Server', 'xray-server.csv', 'Xray Server CSV exported successfully'],
    ['Zephyr Scale', 'zephyr.csv', 'Zephyr CSV exported successfully'],
    ['TestRail', 'testrail.csv', 'TestRail CSV exported successfully'],
    ['Azure DevOps', 'azure-devops.csv', 'Azure DevOps CSV exported successfully'],
    ['Azure Test Plans (XLSX)', 'azure-devops.xlsx', 'Azure DevOps Excel exported successfully'],
    ['Qase', 'qase.csv', 'Qase CSV exported successfully'],
    ['Testomat.io', 'testomat.csv', 'Testomat.io CSV exported successfully'],
    ['qTest', 'qtest.xlsx', 'qTest Excel exported successfully'],
    ['Playwright and Cucumber', 'zip', 'Playwright project exported successfully'],
    ['Gherkin', 'feature', 'Gherkin exported successfully'],
  ])('%s is a file .%s and says: %s', async (format, extension, message) => {
    show()
    const file = await exportAs(format)
    expect(file?.name).toMatch(
      new RegExp(`^test-cases-\\d{4}-\\d\\d-\\d\\dT[\\d-]+Z\\.${extension.replace('.', '\\.')}$`),
    )
    expect((await bytesOf(file)).length).toBeGreaterThan(100)
    expect(screen.getByText(message).closest('[role=status]')).toHaveClass('bg-accent-soft')
  })

  it.each(['Xray Cloud', 'Zephyr Scale', 'TestRail', 'Azure DevOps', 'Qase', 'Gherkin'])(
    '%s begins without a byte order mark',
    async (format) => {
      show()
      expect((await textOf(await exportAs(format))).charCodeAt(0)).toBeLessThan(128)
    },
  )

  it('puts a feature for each ticket of the history into one .zip', async () => {
    show({ result: null })
    await screen.findByText('2 entries, 3 test cases')
    const file = await exportAs('Gherkin')
    expect(file?.name).toMatch(/^test-cases-history-.*Z\.zip$/)
    const { unzipSync, strFromU8 } = await import('fflate')
    const features = unzipSync(await bytesOf(file))
    expect(Object.keys(features)).toEqual(['SHOP-2.feature', 'SHOP-1.feature'])
    expect(strFromU8(features['SHOP-1.feature'] ?? new Uint8Array())).toContain('@SHOP-1\nFeature: Empty the cart')
  })

  it.each([
    ['List of entries (CSV)', 'csv'],
    ['Whole entries (JSON)', 'json'],
  ])('%s is named after the day and says how many', async (format, extension) => {
    show({ result: null })
    await screen.findByText('2 entries, 3 test cases')
    const file = await exportAs(format)
    expect(file?.name).toBe(`test-cases-history-${new Date().toISOString().slice(0, 10)}.${extension}`)
    expect(screen.getByText('Exported 2 entries')).toBeInTheDocument()
  })

  it('closes two seconds after success, and opens again with the same format', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    show()
    await user.click(radio('Markdown'))
    await user.click(exportButton())
    await screen.findByText('Markdown exported successfully')
    expect(exportButton()).toBeDisabled()
    act(() => {
      vi.advanceTimersByTime(1_800)
    })
    expect(screen.queryByRole('dialog')).toBeInTheDocument()
    act(() => {
      vi.advanceTimersByTime(300)
    })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(radio('Markdown')).toBeChecked()
    expect(screen.queryByText('Markdown exported successfully')).not.toBeInTheDocument()
  })

  it('says in a red box what went wrong, and can be tried again', async () => {
    show()
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
      throw new Error('out of memory')
    })
    await userEvent.click(exportButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('out of memory')
    expect(screen.getByRole('alert')).toHaveClass('bg-danger-soft')
    await userEvent.click(exportButton())
    expect(await screen.findByText('CSV exported successfully (local)')).toBeInTheDocument()
  })
})

describe('nothing to export', () => {
  it.each([
    ['CSV', 'No test cases found in history'],
    ['Excel', 'No test cases found in history'],
    ['List of entries (CSV)', 'No history entries to export'],
  ])('%s of an empty history: %s', async (format, message) => {
    show({ result: null, loadHistory: () => Promise.resolve([]) })
    await userEvent.click(radio(format))
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(exportButton()).toBeDisabled()
  })

  it('says when the history cannot be read', async () => {
    show({ result: null, loadHistory: () => Promise.reject(new Error('The history is damaged.')) })
    expect(await screen.findByRole('alert')).toHaveTextContent('The history is damaged.')
    expect(exportButton()).toBeDisabled()
  })

  it('says that the plan has no exports', () => {
    show({ canExport: false })
    expect(screen.getByText('Your plan does not include exports.')).toBeInTheDocument()
    expect(exportButton()).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Copy as Markdown' })).not.toBeInTheDocument()
  })

  it('can export while the plan is not known', () => {
    show({ canExport: undefined })
    expect(exportButton()).toBeEnabled()
  })
})

describe('the description of a format', () => {
  it('is how to import it, and where it is disputed', async () => {
    show()
    await userEvent.click(radio('TestRail'))
    expect(screen.getByText(/template Test Case \(Steps\)/)).toBeInTheDocument()
    expect(screen.getByText(/ignore rows without a valid, non-empty title/)).toBeInTheDocument()
  })

  it('is what its limits will do to these cases', async () => {
    show({ result: aResult({ testCases: Array.from({ length: 1_001 }, (_, n) => aTestCase({ id: `TC-${n}` })) }) })
    await userEvent.click(radio('Xray Cloud'))
    expect(
      screen.getByText('One import takes 1,000 cases; the 1,001 here become 2 files in one .zip.'),
    ).toBeInTheDocument()
  })
})

describe('keyboard', () => {
  it('goes from the scope over the formats to Export, and Escape closes', async () => {
    show()
    expect(radio('Current Results')).toHaveFocus()
    await userEvent.tab()
    expect(radio('CSV')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('Cancel closes without a file', async () => {
    show()
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(files).toEqual([])
  })
})
