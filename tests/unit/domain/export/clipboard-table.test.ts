import { expect, it } from 'vitest'
import { htmlRows, htmlTable, tabbedRows, tabbedTable } from '#domain/export/clipboard-table.ts'
import { caseToMarkdown } from '#domain/export/markdown.ts'
import { aTestCase } from '../../../support/results.ts'

const testCase = aTestCase({
  title: 'Verify <b>',
  steps: [{ step: 'a\r\nb & c', data: '=1+1', expected: 'say "x"\ty' }],
})

it('is an HTML table whose texts stay texts', () => {
  expect(htmlTable(htmlRows(testCase) + htmlRows(aTestCase({ id: 'TC-2', steps: [] })))).toBe(
    '<table><thead><tr><th>ID</th><th>Title</th><th>Type</th><th>Priority</th><th>#</th><th>Step</th><th>Test Data</th><th>Expected Result</th></tr></thead><tbody>' +
      '<tr><td>TC-1</td><td>&lt;b&gt;</td><td>Positive</td><td>High</td><td>1</td><td>a<br>b &amp; c</td><td>\'=1+1</td><td>say "x"\ty</td></tr>' +
      '<tr><td>TC-2</td><td>Removing the last item empties the cart</td><td>Positive</td><td>High</td><td></td><td></td><td></td><td></td></tr></tbody></table>',
  )
})

it('leaves what is no formula as it is, so that Jira shows it unchanged', () => {
  const steps = [{ step: '- Enter the text', data: '+49 170 1234567', expected: '@web' }]
  const html = htmlRows(aTestCase({ steps }))
  for (const text of ['- Enter the text', '+49 170 1234567', '@web']) expect(html).toContain(`>${text}</td>`)
})

it('is text with tabs whose breaks and quotes stay inside their cells', () => {
  expect(tabbedTable(tabbedRows(testCase))).toBe(
    'ID\tTitle\tType\tPriority\t#\tStep\tTest Data\tExpected Result\n' +
      'TC-1\t<b>\tPositive\tHigh\t1\t"a\nb & c"\t\'=1+1\t"say ""x""\ty"\n',
  )
})

it('is one case as Markdown', () => {
  expect(caseToMarkdown(testCase)).toMatch(
    /^### TC-1: &lt;b&gt;\n\n[\s\S]*\n\| 1 \| a<br>b &amp; c \| =1\+1 \| say "x"\ty \|\n$/,
  )
})
