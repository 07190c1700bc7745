import type { Verb } from './lexicon.ts'

/** The forms of regular verbs by their endings; the first rule that fits an infinitive gives its forms. */
export interface Conjugation {
  ending: RegExp
  /** What replaces the ending, for each finite form. */
  finite: string[]
  participle: string[]
  noun?: string[]
}

/** Verbs from a list of infinitives and a list of irregular ones: "infinitive finite,finite participle,participle noun". */
export function verbsOf(infinitives: string, rules: Conjugation[], irregular = ''): Verb[] {
  const special = irregular.split('\n').flatMap((line) => {
    const [step = '', finite = '', participle = '', noun = ''] = line.trim().split(/\s+/)
    return step === ''
      ? []
      : [
          {
            step: step.replaceAll('_', ' '),
            finite: finite.replaceAll('_', ' ').split(','),
            participle: participle === '' ? [] : participle.replaceAll('_', ' ').split(','),
            noun: noun === '' ? [] : noun.replaceAll('_', ' ').split(','),
          },
        ]
  })
  const known = new Set(special.map(({ step }) => step))
  const regular = infinitives.split(/\s+/).flatMap((written) => {
    const step = written.replaceAll('_', ' ')
    const rule = rules.find(({ ending }) => ending.test(step))
    if (rule === undefined || step === '' || known.has(step)) return []
    const forms = (ends: string[]): string[] => ends.map((end) => step.replace(rule.ending, end))
    return [{ step, finite: forms(rule.finite), participle: forms(rule.participle), noun: forms(rule.noun ?? []) }]
  })
  return [...special, ...regular]
}
