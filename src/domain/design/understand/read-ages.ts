import type { Language } from '../language.ts'
import { pattern } from './lexicon/lexicon.ts'
import type { Limit } from './limits.ts'
import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import { plain } from './stretch.ts'
import type { Value } from './value.ts'

interface AgeWords {
  /** Words that speak of an age whatever stands beside them. */
  age: string
  /** People who have an age. */
  people: string
}

const ages: Record<Language, AgeWords> = {
  en: {
    age: '(?:years? old|years? of age|of age|aged|age|under-?#s|over-?#s|birthdays?|minors?|#(?:st|nd|rd|th) birthday)',
    people:
      'customers?|users?|persons?|people|players?|readers?|members?|patients?|pupils?|students?|children|child|kids?|guests?|visitors?|supporters?|donors?|participants?|applicants?|drivers?|passengers?|travell?ers?|employees?|adopters?|swimmers?|runners?|borrowers?|minors?|adults?|anyone|everyone|those|nobody|clients?|buyers?|account holders?|riders?|volunteers?|tenants?|citizens?|residents?',
  },
  es: {
    age: 'edad|cumpl\\p{L}*|mayores|menores|mayor de edad|menor de edad',
    people:
      'clientes?|usuari[oa]s?|personas?|jugador(?:es|as)?|lector(?:es|as)?|soci[oa]s?|pacientes?|alumn[oa]s?|estudiantes?|niñ[oa]s?|visitantes?|participantes?|conductor(?:es|as)?|pasajer[oa]s?|viajer[oa]s?|emplead[oa]s?|asegurad[oa]s?|huésped(?:es)?|solicitantes?|quien(?:es)?',
  },
  de: {
    age: 'alt|Alter|Lebensjahre?s?|Geburtstag\\p{L}*|volljährig\\p{L}*|minderjährig\\p{L}*|älter als|jünger als|Minderjährige|bis einschließlich # Jahren?',
    people:
      'Kund(?:e|en|in|innen)|Nutzer\\p{L}*|Personen?|Spieler\\p{L}*|Leser\\p{L}*|Mitglied(?:er|ern)?|Patient\\p{L}*|Schüler\\p{L}*|Studierende\\p{L}*|Kind(?:er|ern)?|Gäste?|Besucher\\p{L}*|Teilnehm\\p{L}*|Fahrer\\p{L}*|Reisende\\p{L}*|Jugendliche\\p{L}*|Erwachsene\\p{L}*|Antragsteller\\p{L}*|wer',
  },
  fr: {
    age: 'âge|âgée?s?|majeure?s?|mineure?s?|moins de # ans|plus de # ans|anniversaire',
    people:
      'clients?|clientes?|utilisat\\p{L}+|personnes?|joueu\\p{L}+|lect\\p{L}+|membres?|patient\\p{L}*|élèves?|étudiant\\p{L}*|enfants?|visiteu\\p{L}+|participant\\p{L}*|conduct\\p{L}+|passag\\p{L}+|voyageu\\p{L}+|salarié\\p{L}*|adhérent\\p{L}*|bénévoles?|quiconque',
  },
  pt: {
    age: 'idade|anos completos|maior(?:es)? de|menor(?:es)? de|complet\\p{L}* # anos',
    people:
      'clientes?|utilizador\\p{L}*|usuári[oa]s?|pessoas?|jogador\\p{L}*|leitor\\p{L}*|sóci[oa]s?|pacientes?|alun[oa]s?|estudantes?|crianças?|hóspedes?|visitantes?|participantes?|condutor\\p{L}*|passageir[oa]s?|empregad[oa]s?|segurad[oa]s?|quem',
  },
}

/** "The patient can give a rating of 1 to 5": a number that people give. */
const rating =
  /(?:rating|score|grade|mark|stars?|points?|level|nota|puntuación|valoración|estrellas?|puntos|nivel|note|étoiles?|niveau|pontuação|avaliação|estrelas?|pontos|nível|Note|Bewertung|Sterne?|Punkte|Stufe)(?: (?:of|from|between|de|entre|von|zwischen|mit))? ?$/iu

/** "a number of participants between # and #": how many they are. */
const counted =
  /(?:number|amount|count|capacity|group|total|Anzahl|Zahl|número|cantidad|nombre|quantidade|cantidad) (?:of|de|d['’]|an|von|der)[^,;.]{3,40}$/iu

/** Whether a limit is the age of people: in years beside a word of age, or a bare number right behind people. */
export function isAge(reading: Reading, limit: Limit, clause: Clause, value: Value, rest: string): boolean {
  const { age, people } = ages[reading.language]
  const bare = value.measure === 'number' && value.format.suffix === '' && value.decimals === 0 && value.amount <= 120
  if (value.measure !== 'year' && !bare) return false
  const words = reading.marked.text.slice(limit.start, limit.end)
  const before = clause.text.slice(0, clause.text.indexOf(String.fromCharCode(0xe000 + (limit.used[0] ?? 0))))
  // "A vehicle older than 4 years" is no person.
  if (value.measure === 'year')
    return (
      pattern(people).test(before) ||
      /(?:^| )les (?:moins|plus) de /iu.test(before + plain(reading, words)) ||
      (pattern(age).test(clause.text) && pattern(`${age}|wer|quien|qui|quem`).test(before + plain(reading, words)))
    )
  if (rating.test(before) || counted.test(before)) return false
  const named = pattern(`(?:${people})(?: [\\p{L}]+){0,2}? [^,;.]{0,30}$`).test(before)
  const follows =
    /^\s*(?:$|[,;.:)])/u.test(rest) ||
    pattern(
      `(?:${reading.lexicon.subjectVerbs}|${reading.lexicon.and}|${reading.lexicon.cues.or}|on|at|cannot|may|must|don['’]t|doesn['’]t|can['’]t|pay|see|need|no|pueden?|ven|pagan|fahren|zahlen|ne|não|podem|pagam)`,
    ).exec(rest.trimStart())?.index === 0
  return (
    named &&
    follows &&
    /^(?:under|over|above|below|younger|older|aged|from|menor|mayor|unter|über|ab|bis|von|moins|plus|maior|de|entre|zwischen|between)/iu.test(
      words.replace(/^(?:of|with) /, ''),
    )
  )
}
