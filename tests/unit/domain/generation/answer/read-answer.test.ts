import { describe, expect, it } from 'vitest'
import { answerWarnings, readAnswer } from '#domain/generation/read-answer.ts'

const login = {
  title: 'Log in',
  description: 'With a password',
  steps: [{ step: 'Open the page', data: '', expected: 'The form is shown' }],
}
const logout = {
  title: 'Log out',
  description: 'From the menu',
  steps: [{ step: 'Select Log out', data: '', expected: 'The form is shown' }],
}
const json = JSON.stringify([login, logout], null, 2)

describe('readAnswer finds the cases', () => {
  it.each<[string, unknown, string[]]>([
    ['clean JSON', json, []],
    ['an already parsed value', [login, logout], []],
    ['a fence', `\`\`\`json\n${json}\n\`\`\``, []],
    ['an unclosed fence', `\`\`\`json\n${json}`, []],
    [
      'a fence for each case',
      `One:\n\`\`\`json\n${JSON.stringify(login)}\n\`\`\`\nTwo:\n\`\`\`\n${JSON.stringify(logout)}\n\`\`\``,
      [],
    ],
    ['prose around', `Here you are [2 cases]:\n${json}\nGood luck {tester}!`, [answerWarnings.extracted]],
    ['think tags', `<think>{"title": "no"} [or not]</think>${json}`, []],
    ['a testCases wrapper', JSON.stringify({ testCases: [login, logout] }), []],
    ['a nested wrapper', JSON.stringify({ result: { data: { test_cases: [login, logout] } } }), []],
    ['a map keyed by id', JSON.stringify({ 'TC-1': login, 'TC-2': logout }), []],
    ['double encoding', JSON.stringify(json), []],
    ['an encoded list in a wrapper', JSON.stringify({ response: json }), []],
    ['a trailing comma', json.replace(/\]$/, ',]'), []],
    ['comments', json.replace('[', '[ // the cases\n'), []],
    ['single quotes', json.replaceAll('"', "'"), []],
    ['smart quotes', json.replace(/"([^"]*)"/g, '“$1”'), []],
    ['objects one after the other', `${JSON.stringify(login)}${JSON.stringify(logout)}`, [answerWarnings.extracted]],
    ['one object a line', `${JSON.stringify(login)}\n${JSON.stringify(logout)}`, [answerWarnings.extracted]],
    ['an array that is not closed', json.slice(0, -2), [answerWarnings.closedArray]],
  ])('in %s', (_name, answer, warnings) => {
    const reading = readAnswer(answer)
    expect(reading.testCases.map((item) => item.title)).toEqual(['Log in', 'Log out'])
    expect(reading.testCases[1]?.steps).toEqual(logout.steps)
    expect(reading.warnings).toEqual(warnings)
    expect(reading.dropped).toEqual([])
  })

  it('drops the case in which the answer was cut off, and says so', () => {
    const reading = readAnswer(json.slice(0, json.indexOf('From the menu')))
    expect(reading.testCases.map((item) => item.title)).toEqual(['Log in'])
    expect(reading.warnings).toEqual([answerWarnings.removedObject])
    expect(reading.dropped).toEqual([{ title: 'Log out', reason: 'The answer was cut off inside this test case' }])
  })

  it.each<[string, unknown]>([
    ['a refusal', 'I am sorry, I cannot do that.'],
    ['nothing', ''],
    ['null', null],
    ['a number', 4],
    ['JSON about something else', '{"weather": "fine"}'],
  ])('says that there are none in %s', (_name, answer) => {
    expect(readAnswer(answer)).toEqual({ testCases: [], warnings: [answerWarnings.none], dropped: [] })
  })
})
