import { valueIndexes } from '../marked-text.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'

const smallNumbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

export const valueRow = new RegExp(
  `(?<head>^.{3,120}? )(?<items>(?:(?:${smallNumbers.join('|')}|[\\uE000-\\uE7FF])(?:, (?:or )?| or )){1,8}(?<last>[\\uE000-\\uE7FF]))(?<tail>.{0,80})$`,
  'u',
)

/** "for one, two or three months": one step for each value and one for the next, which is not offered. */
export function alternatives(reading: Reading, stretch: string): { steps: EffectStep[]; title: string } | undefined {
  const row = valueRow.exec(stretch)?.groups
  if (row?.head !== undefined && row.items !== undefined && row.last !== undefined) {
    const { head, tail: behind = '' } = row
    // "for 1 hour, 8 hours or forever": the last of them is no value.
    const word = /^,? ?or (?<word>\p{L}[\p{L} ]{2,20})$/u.exec(plain(reading, behind))?.groups?.word
    const tail = word === undefined ? behind : ''
    const end = reading.marked.values[valueIndexes(row.last)[0] ?? -1]
    if (end === undefined) return undefined
    const unit = end.text.replace(/^[\p{L}\d.,]+\s?/u, '')
    const values = row.items.split(/, or |, | or /).map((item) => ({
      text: plain(reading, item).replace(/^(\S+)\s.*$/, '$1'),
      amount: reading.marked.values[valueIndexes(item)[0] ?? -1]?.amount ?? smallNumbers.indexOf(item) + 1,
    }))
    const named = ({ text, amount }: { text: string; amount: number }): string =>
      `${text}${unit === '' ? '' : ` ${amount === 1 ? unit.replace(/s$/, '') : unit}`}`
    const steps: EffectStep[] = values.map((value) => ({
      what: 'action',
      words: capitalise(`${plain(reading, head)} ${named(value)}${plain(reading, tail)}`),
      data: named(value),
    }))
    if (word !== undefined)
      steps.push({
        what: 'action',
        words: capitalise(`${plain(reading, head).replace(/ for$/u, '')} ${word}`),
        data: word,
      })
    const even =
      word === undefined && values.every(({ amount }, at) => at === 0 || amount - (values[at - 1]?.amount ?? 0) === 1)
    const next = { text: String(end.amount + 1), amount: end.amount + 1 }
    if (even)
      steps.push({
        what: 'action',
        words: `Try to ${plain(reading, head)} ${named(next)}${plain(reading, tail)}`,
        data: named(next),
        refused: true,
      })
    for (const index of valueIndexes(row.items)) reading.taken.add(index)
    return {
      steps,
      title: `${capitalise(plain(reading, head).replace(/ (?:for|in|of|to|by|with|at)$/, ''))}: ${values.map(({ text }) => text).join(', ')} ${unit} accepted${even ? `, ${next.text} refused` : ''}`,
    }
  }
  const words =
    /(?<head>^.{3,120}? (?:by|as|via|in|with|through)) (?<items>(?:[\p{L}\d-]+, ){0,6}[\p{L}\d-]+,? or (?:by )?[\p{L}\d-]+)$/u.exec(
      stretch,
    )?.groups
  if (words?.head === undefined || words.items === undefined) return undefined
  const { head } = words
  return {
    steps: words.items
      .split(/,? or (?:by )?|, /)
      .map((item) => ({ what: 'action', words: capitalise(`${plain(reading, head)} ${item}`), data: item })),
    title: capitalise(plain(reading, stretch)),
  }
}
