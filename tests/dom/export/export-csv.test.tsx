import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ToastProvider } from '#src/components/ui/toast.tsx'
import { ExportCsvButton } from '#src/features/export/export-csv-button.tsx'
import { exportFileName } from '#src/features/export/file-name.ts'
import { aTestCase } from '../../support/results.ts'

it('names a file after its base and time, without what a file system refuses', () => {
  const now = new Date('2026-11-21T09:05:07.089Z')
  expect(exportFileName('test-cases', 'csv', now)).toBe('test-cases-2026-11-21T09-05-07-089Z.csv')
  expect(exportFileName('test-cases-history', 'json', now)).toBe('test-cases-history-2026-11-21T09-05-07-089Z.json')
})

describe('the CSV button', () => {
  /** The file that the browser is handed when the button is pressed. */
  async function press() {
    const files: { name: string; content: Blob }[] = []
    const contents: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      if (content instanceof Blob) contents.push(content)
      return 'blob:the-file'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const content = contents.at(-1)
      if (content !== undefined && this.getAttribute('href') === 'blob:the-file') files.push({ name: this.download, content })
    })
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    return files
  }

  it('downloads every step of every case in UTF-8 that Excel recognises', async () => {
    const cases = [aTestCase({ title: 'Verify the “café” closes', steps: [{ step: 'Say "bye"', data: '=1+1', expected: 'Adiós' }] }), aTestCase({ id: 'TC-2' })]
    render(<ExportCsvButton canExport cases={cases} />, { wrapper: ToastProvider })
    const [file, ...others] = await press()
    expect(others).toEqual([])
    expect(file?.name).toMatch(/^test-cases-\d{4}-\d\d-\d\dT[\d-]+Z\.csv$/)
    const bytes = new Uint8Array((await file?.content.arrayBuffer()) ?? [])
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    expect(text.startsWith('"Title","Description","Test Step","Test Data","Expected Result"\r\n')).toBe(true)
    expect(text).toContain('"The “café” closes"')
    expect(text).toContain('"Say ""bye""","\'=1+1","Adiós"')
    expect(text.trimEnd().split('\r\n')).toHaveLength(4)
    expect(screen.getByText('CSV exported successfully (local)')).toBeInTheDocument()
  })

  it.each([
    ['there are no cases', { cases: [], canExport: true }],
    ['the plan has no exports', { cases: [aTestCase()], canExport: false }],
  ])('is disabled when %s', (_, props) => {
    render(<ExportCsvButton {...props} />, { wrapper: ToastProvider })
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  })

  it.each([
    ['No data to export', { cases: [], canExport: true }],
    ['Your plan does not include exports.', { cases: [aTestCase()], canExport: false }],
  ])('says why: %s', async (reason, props) => {
    render(<ExportCsvButton {...props} />, { wrapper: ToastProvider })
    await userEvent.tab()
    expect(await screen.findByText(reason)).toBeInTheDocument()
  })

  it('can be pressed while the plan is not known', () => {
    render(<ExportCsvButton canExport={undefined} cases={[aTestCase()]} />, { wrapper: ToastProvider })
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
  })

  it('says what went wrong when the browser makes no file', async () => {
    render(<ExportCsvButton canExport cases={[aTestCase()]} />, { wrapper: ToastProvider })
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('out of memory')
    })
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(screen.getByText('out of memory')).toBeInTheDocument()
  })
})
