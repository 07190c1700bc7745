import { inOrder } from './german-contrary.ts'
import type { PhraseBook } from './vocabulary.ts'
import { capital, counted, firstSentence, shortened, withoutSameDay } from './text.ts'
import {
  q,
  list,
  numbers,
  withoutArticle,
  bare,
  accusative,
  at,
  person,
  observed,
  inside,
  field,
} from './german-grammar.ts'

/** The titles of German cases. */
export const germanTitles = {
  limitTitle: ({ thing, accepted, refused }) =>
    `${shortened(bare(thing), 34)}: ${[accepted.length === 0 ? '' : `${list(accepted)} möglich`, refused.length === 0 ? '' : `${list(refused)} nicht`].filter((part) => part !== '').join(', ')}`,
  thresholdTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 36)}: Regel gilt bei ${inside}, nicht bei ${outside}`,
  lifetimeTitle: ({ thing, inside: good, outside }) =>
    `${shortened(bare(thing), 30)}: ${at(good)} gültig, ${at(withoutSameDay(outside, good))} nicht`,
  lockTitle: ({ inside: locked, outside }) =>
    `Sperre besteht ${at(locked)} und ist ${at(withoutSameDay(outside, locked))} aufgehoben`,
  idleTitle: ({ inside: active, outside }) =>
    `Aktivität ${at(active)} erhält die Sitzung, ${at(withoutSameDay(outside, active))} ist sie beendet`,
  deadlineTitle: ({ outcome, due }) =>
    `${shortened(capital(observed(inOrder(outcome))), due.includes(', ') ? 36 : 50)}: spätestens ${at(due)}`,
  cutoffTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 36)}: um ${inside} möglich, um ${outside} nicht mehr`,
  aheadTitle: ({ thing, inside, outside }) => `${shortened(bare(thing), 30)}: ${inside} möglich, ${outside} nicht`,
  attemptsTitle: ({ count }) =>
    count === 1
      ? 'Schon ein Fehlversuch wirkt, auch wenn die Eingabe dann stimmt'
      : `${capital(counted(count, numbers))} Fehlversuche wirken, auch wenn die Eingabe dann stimmt`,
  windowTitle: ({ count, period }) =>
    `${String(count)} Fehlversuche, aber nicht innerhalb von ${period}: keine Wirkung`,
  attemptsEdgeTitle: ({ count, restarts }) =>
    `Nach ${count === 1 ? 'einem Fehlversuch' : `${counted(count, numbers)} Fehlversuchen`} ${restarts ? 'und einem Erfolg beginnt die Zählung neu' : 'gilt die richtige Eingabe noch'}`,
  formatTitle: ({ thing, good, count }) =>
    `${shortened(bare(thing), 30)}: ${good} möglich, ${counted(count, numbers)} ähnliche Werte nicht`,
  compositionTitle: ({ thing }) => `${shortened(bare(thing), 40)}: abgelehnt, wenn eine Zeichenart fehlt`,
  optionsTitle: ({ thing, values }) => `${shortened(bare(thing), 30)}: nur ${shortened(list(values), 40)} zur Auswahl`,
  initialTitle: ({ thing, value }) => `${shortened(bare(thing), 40)} beginnt mit ${value}`,
  requiredTitle: ({ field: name }) => `Ohne ${shortened(withoutArticle(name, 'en'), 44)} wird nichts gespeichert`,
  optionalTitle: ({ field: name }) => `${shortened(field(name), 50)} darf leer bleiben`,
  messageTitle: ({ text }) => `${q(shortened(text, 60))} wird angezeigt`,
  visibilityTitle: ({ control }) => `${shortened(control, 40)} nur unter der Bedingung`,
  permissionTitle: ({ role, action }) => `${capital(shortened(action, 42))}: Recht von ${shortened(person(role), 24)}`,
  audienceTitle: ({ thing, audience }) =>
    `${capital(shortened(thing, 34))}: nur für ${shortened(accusative(audience), 34)}`,
  rightsTitle: ({ roles }) => `${shortened(list(roles), 50)}: Rechte je Rolle`,
  statesTitle: ({ from, to }) => `Von ${from} zu ${to}`,
  noOtherStatesTitle: ({ thing }) => `${shortened(bare(thing), 40)}: kein Status wird übersprungen oder zurückgenommen`,
  resultTitle: ({ thing, results }) => `${shortened(bare(thing), 34)}: ${shortened(results.join(', '), 42)}`,
  sortTitle: ({ thing }) => `${shortened(bare(thing), 40)}: Reihenfolge von drei Einträgen`,
  pageTitle: ({ size }) => `${String(size)} Einträge füllen eine Seite, der nächste beginnt die zweite`,
  searchTitle: () => 'Die Suche zeigt Treffer und sonst nichts',
  filtersTitle: ({ names }) => `${shortened(list(names), 50)}: einzeln und zusammen`,
  uniqueTitle: ({ thing }) => `Zweiter Versuch: weiterhin nur ein Eintrag (${shortened(field(thing), 34)})`,
  noticeTitle: ({ channel }) => `${capital(channel)}: genau eine Nachricht mit dem richtigen Inhalt`,
  reloadTitle: ({ outcome }) => `Nach dem Neuladen: ${shortened(inside(observed(outcome)), 58)}`,
  sameTimeTitle: ({ outcome }) => `Gleichzeitig: ${shortened(inside(observed(outcome)), 62)}`,
  secretTitle: ({ words }) => `Nirgends zu lesen: ${shortened(words, 58)}`,
  statusTitle: ({ condition, status }) =>
    `${capital(shortened(condition === '' ? 'fehlerhafte Anfrage' : condition, 60))}: ${status}`,
  fileTypesTitle: ({ types }) => `${list(types)} möglich, andere Dateitypen nicht`,
  openTitle: ({ text }) => shortened(capital(observed(firstSentence(text))), 78),
} satisfies Partial<PhraseBook>
