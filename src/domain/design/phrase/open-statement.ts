import type { Language } from '../language.ts'
import { stateSentence } from '../understand/english/step.ts'
import { asMain, parseLast, parseMain } from '../understand/german/sentence.ts'
import { isRomance } from '../understand/romance/grammar.ts'
import { indicative } from '../understand/romance/moods.ts'

const leads: Record<Language, RegExp> = {
  en: /^(?:if|when|whenever|once|as soon as|while|in case) (?<situation>[^,]{4,160}), (?:then )?(?<outcome>.{4,})$/isu,
  de: /^(?:wenn|falls|sobald|solange|sofern) (?<situation>[^,]{4,160}), (?:so |dann )?(?<outcome>.{4,})$/isu,
  es: /^(?:si|cuando|en caso de que|mientras) (?<situation>[^,]{4,160}), (?:entonces )?(?<outcome>.{4,})$/isu,
  fr: /^(?:s['’]|si |lorsque |quand |dès que |lorsqu['’])(?<situation>[^,]{4,160}), (?:alors )?(?<outcome>.{4,})$/isu,
  pt: /^(?:se|quando|caso|enquanto|assim que) (?<situation>[^,]{4,160}), (?:então )?(?<outcome>.{4,})$/isu,
}

/** A statement that could not be read further: the situation that it begins with, and what it says of it. */
export function openStatement(text: string, language: Language): { situation: string; outcome: string } {
  const { situation, outcome } = leads[language].exec(text.trim())?.groups ?? {}
  const whole = { situation: '', outcome: text }
  if (situation === undefined || outcome === undefined) return whole
  if (language === 'en') return { situation: capital(stateSentence(situation)), outcome: capital(outcome) }
  if (isRomance(language)) return { situation: capital(indicative(situation, language)), outcome: capital(outcome) }
  const state = parseLast(situation)
  const [first = outcome, ...others] = outcome.split(/(?<=[^\d.][.;])\s+/u)
  const seen = parseMain(first.replace(/[.;]$/u, ''))
  if (state === undefined || state.subject === '' || seen === undefined || seen.subject === '') return whole
  return { situation: capital(asMain(state)), outcome: [`${capital(asMain(seen))}.`, ...others].join(' ') }
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
