import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { collectDownloads, exportAs, files, radio, show } from './support/dialog.tsx'
import { textOf } from './support/downloads.ts'

collectDownloads()

const box = (name: string) => screen.getByRole('checkbox', { name })
const names = () => screen.getAllByRole('checkbox').map((input) => input.closest('label')?.textContent)

async function showOptions(format: string): Promise<void> {
  await userEvent.click(radio(format))
  await userEvent.click(screen.getByText('File options'))
}

describe('the options of a format', () => {
  it('choose columns, their order, what separates them, and the names of the priorities', async () => {
    show()
    await showOptions('CSV')
    for (const name of ['Description', 'Test Data', 'Case ID', 'Type', 'Preconditions', 'Criteria', 'Ticket'])
      await userEvent.click(box(name))
    await userEvent.click(screen.getByRole('button', { name: 'Move Priority up' }))
    expect(screen.getByText('Priority: place 3 of 4')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Move Title down' }))
    expect(names().slice(0, 4)).toEqual(['Test Step', 'Title', 'Priority', 'Expected Result'])
    expect(screen.getByRole('button', { name: 'Move Title down' })).toHaveFocus()
    await userEvent.selectOptions(screen.getByLabelText('Between columns'), 'Semicolon')
    await userEvent.type(screen.getByLabelText('High'), 'P1')
    const [header, row] = (await textOf(await exportAs('CSV'))).split('\r\n')
    expect(header).toBe('\uFEFF"Test Step";"Title";"Priority";"Expected Result"')
    expect(row).toBe('"Open the cart";"Removing the last item empties the cart";"P1";"The cart lists the mug"')
  })

  it('are remembered, and can be reset for a format without changing the others', async () => {
    const { unmount } = show()
    await showOptions('TestRail')
    await userEvent.click(box('Description'))
    await userEvent.type(screen.getByLabelText('Critical'), 'Now')
    await userEvent.click(radio('Azure DevOps'))
    await userEvent.type(screen.getByLabelText('Area Path'), 'Shop')
    unmount()

    show()
    await showOptions('TestRail')
    expect(box('Description')).not.toBeChecked()
    expect(screen.getByLabelText('Critical')).toHaveValue('Now')
    await userEvent.click(screen.getByRole('button', { name: 'Reset options' }))
    expect(box('Description')).toBeChecked()
    expect(screen.getByLabelText('Critical')).toHaveValue('')
    await userEvent.click(radio('Azure DevOps'))
    expect(screen.getByLabelText('Area Path')).toHaveValue('Shop')
  })

  it('keep the columns that an import needs', async () => {
    show()
    await showOptions('Xray Cloud')
    expect(box('TCID')).toBeDisabled()
    expect(box('Labels')).toBeEnabled()
  })

  it.each(['CSV', 'JSON'])('leave nothing but the basic columns in %s', async (format) => {
    show()
    await showOptions(format)
    await userEvent.click(screen.getByRole('switch', { name: 'Only the basic columns' }))
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    const text = await textOf(await exportAs(format))
    if (format === 'CSV')
      expect(text.split('\r\n')[0]).toBe('\uFEFF"Title","Description","Test Step","Test Data","Expected Result"')
    else expect(text.match(/^ {2}"\w+"/gm)).toEqual(['  "testCases"', '  "testSteps"'])
  })

  it('say how Gherkin tags the ticket', async () => {
    show()
    await userEvent.click(radio('Gherkin'))
    await userEvent.selectOptions(screen.getByLabelText('Tag for the ticket'), 'With prefix, for Xray: @REQ_SHOP-42')
    expect(await textOf(await exportAs('Gherkin'))).toMatch(/^@REQ_SHOP-1\n/)
  })

  it('name the area and the person for Azure DevOps', async () => {
    show()
    await userEvent.click(radio('Azure DevOps'))
    await userEvent.type(screen.getByLabelText('Area Path'), 'Shop\\Cart')
    await userEvent.type(screen.getByLabelText('Assigned To'), 'ana@example.com')
    expect(await textOf(await exportAs('Azure DevOps'))).toContain(',"Shop\\Cart","ana@example.com","Design","2",')
  })

  it('are the usual ones where the memory is damaged', async () => {
    localStorage.setItem('exportSettings_default', '{"formats":7,"areaPath":[]}')
    show()
    await showOptions('CSV')
    expect(names()).toHaveLength(11)
    expect(screen.getByLabelText('Between columns')).toHaveValue(',')
  })
})

it.each([
  ['Xray Cloud', /\.xray-mapping\.json$/, '"config.project.key": "SHOP"'],
  ['Xray Server', /\.xray-server-mapping\.txt$/, '"project": "SHOP"'],
])('%s comes with a field mapping for the importer', async (format, name, content) => {
  show()
  await userEvent.click(radio(format))
  await userEvent.click(screen.getByRole('button', { name: 'Download field mapping' }))
  await vi.waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toMatch(name)
  expect(await textOf(files[0])).toContain(content)
})

it('says to keep an import file away from Excel, but not a file for Excel', async () => {
  show()
  const warning = /Do not open this file in Excel before the import/
  for (const format of ['Xray Cloud', 'Zephyr Scale', 'TestRail', 'Azure DevOps', 'Qase', 'Testomat.io']) {
    await userEvent.click(radio(format))
    expect(screen.getByText(warning)).toBeInTheDocument()
  }
  for (const format of ['CSV', 'Excel', 'Azure Test Plans (XLSX)', 'qTest', 'Gherkin']) {
    await userEvent.click(radio(format))
    expect(screen.queryByText(warning)).not.toBeInTheDocument()
  }
})
