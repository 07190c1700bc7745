import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { isUsed } from '../../understand/german/things.ts'
import { spanTerms } from './terms.ts'

const since = '(?: (?:ab|nach|seit|nachdem|von) (?:(?:dem|der|seinem|seiner|ihrem|ihrer) )?<event=[^,;:()„“]{3,40}?>)?'
const expires: CasePattern = {
  title: [
    '{thing:bare}: am {span:in} Uhr noch gültig, am {span:out} Uhr nicht',
    'Gültig bis zum {span:end} Uhr, danach nicht',
  ],
  type: 'Boundary',
  given: ['Zwei Exemplare liegen bereit, beide vom {start} Uhr: {thing:bare}.'],
  steps: [
    'Erstes Exemplar verwenden ({thing:bare}) | {span:in} Uhr | Es wird angenommen.',
    'Zweites Exemplar verwenden ({thing:bare}) | {span:out} Uhr | {beyond}',
  ],
}
/** Nobody uses a reservation or a price: its end is seen by something else. */
const triedOut = ({ words, values }: Slots): Record<string, string> | undefined =>
  values.has('span') && isUsed(words.get('thing') ?? '', words.get('how') ?? '') ? {} : undefined
/** What is seen of something before and after it was removed or changed by the system. */
function traces(slots: Slots): Record<string, string> | undefined {
  const { words } = slots
  const terms = spanTerms(slots)
  const done = (words.get('done') ?? words.get('verb') ?? '').toLowerCase()
  const last = done.split(' ').at(-1) ?? ''
  if (/gelöscht|entfernt|verworfen|bereinigt|gelöschen|vernichtet|geleert|verfallen/u.test(last))
    return { ...terms, after: 'Der Eintrag ist nicht mehr zu finden.', done2: 'gelöscht' }
  if (/archiviert/u.test(last)) return { ...terms, after: 'Der Eintrag liegt im Archiv.', done2: 'archiviert' }
  return last === '' ? undefined : { ...terms, after: `Der Eintrag ist ${last}.`, done2: last }
}
const removed: CasePattern = {
  title: [
    '{things:bare}: am {span:in} Uhr noch da, am {span:out} Uhr {done2}',
    '{things:bare}: nach {ablauf} {done2}',
    'Nach {ablauf} {done2}',
  ],
  type: 'Boundary',
  given: ['Ein Eintrag vom {start} Uhr liegt vor: {things:bare}.'],
  steps: [
    'Eintrag aufsuchen ({things:bare}) | {span:in} Uhr | Der Eintrag ist unverändert da.',
    'Eintrag aufsuchen ({things:bare}) | {span:out} Uhr | {after}',
  ],
}
const auto = '(?:automatisch |endgültig |unwiderruflich |dauerhaft |vollständig |vom System |systemseitig )*'
const verb =
  '(?<verb>(?:gelöscht|entfernt|archiviert|anonymisiert|gesperrt|deaktiviert|geschlossen|storniert|verworfen|freigegeben|abgebrochen|ausgeblendet|beendet|zurückgesetzt|abgelehnt|pseudonymisiert|vernichtet|reaktiviert|abgeschlossen))'
/** How long something is valid or kept, and when it may be done again. */
export const validity: PatternGroup = {
  cue: 'sekunde|minute|stunde|tag|woche|monat|jahr',
  patterns: [
    {
      said: `<thing> (?:verfällt|verfallen|erlischt|erlöschen|läuft|laufen|verliert|wird|werden) (?:automatisch )?(?:nach|<span3> nach dem \\p{L}+) <span>${since}(?: automatisch)?(?<how> ab| ungültig| seine Gültigkeit| ihre Gültigkeit)?(?:,? und (?:wird|werden|ist|sind|kann|können) (?:dann |danach |ab dann )?(?:nicht mehr|ausgeblendet|entfernt|ungültig) ?[^,;:()„“]{0,40})?`,
      example: 'Der Einladungscode verfällt nach 7 Tagen. Danach wird „Code abgelaufen“ angezeigt.',
      derive: triedOut,
      cases: [expires],
    },
    {
      said: `<things>, die (?:seit |länger als |älter als |seit mehr als )*<span> (?:alt |lang )?(?:nicht mehr |nicht |ungenutzt |inaktiv |unverändert )*(?:sind|waren|wurden|bearbeitet wurden|benutzt wurden|genutzt wurden|geändert wurden|aufgerufen wurden|angemeldet waren|wurde|war|ist)?,? (?:werden|wird) ${auto}${verb}`,
      example: 'Entwürfe, die seit 60 Tagen nicht bearbeitet wurden, werden automatisch gelöscht.',
      derive: traces,
      cases: [removed],
    },
  ],
}
