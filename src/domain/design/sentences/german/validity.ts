import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { isUsed } from '../../understand/german/things.ts'
import { spanTerms } from './terms.ts'
import { done, may, most, owned, verb as infinitiveOf } from './parts.ts'

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
const wait: CasePattern = {
  title: [
    '{thing:bare}: vor Ablauf von {ablauf} nicht, danach möglich',
    'Vor Ablauf von {ablauf} nicht möglich, danach möglich',
  ],
  type: 'Boundary',
  given: ['Letztes Mal: am {start} Uhr ({thing:obj} {done:inf}).'],
  steps: [
    '{thing:obj} {done:inf} | {span:in} Uhr | {beyond}',
    '{thing:obj} {done:inf} | {span:out} Uhr | {thing:der} {thing:ist} {done}.',
  ],
}
/** How long something is valid or kept, and when it may be done again. */
export const validity: PatternGroup = {
  cue: 'sekunde|minute|stunde|tag|woche|monat|jahr',
  patterns: [
    {
      said: `<thing> (?:ist|sind|bleibt|bleiben|gilt|gelten)(?: nur| genau| jeweils| für)*(?: ${most})? <span>(?: lang)?${since}(?<how> gültig| nutzbar| abrufbar| verfügbar| einlösbar| verwendbar| aktiv)?`,
      example: 'Der Bestätigungslink ist 24 Stunden gültig. Danach erscheint „Der Link ist abgelaufen“.',
      derive: triedOut,
      cases: [expires],
    },
    {
      said: `<thing> (?:ist|sind|bleibt|bleiben|gilt|gelten) (?:ab|nach|seit) (?:(?:dem|der) )?<event=[^,;:()„“]{3,40}?> (?:nur |für |genau )?<span>(?: lang)?(?<how> gültig| nutzbar| abrufbar| verfügbar| einlösbar)?`,
      example: 'Der Gutschein ist ab dem Kaufdatum 3 Jahre gültig.',
      derive: triedOut,
      cases: [expires],
    },
    {
      said: `<thing> (?:verfällt|verfallen|erlischt|erlöschen|läuft|laufen|verliert|wird|werden) (?:automatisch )?(?:nach|<span3> nach dem \\p{L}+) <span>${since}(?: automatisch)?(?<how> ab| ungültig| seine Gültigkeit| ihre Gültigkeit)?(?:,? und (?:wird|werden|ist|sind|kann|können) (?:dann |danach |ab dann )?(?:nicht mehr|ausgeblendet|entfernt|ungültig) ?[^,;:()„“]{0,40})?`,
      example: 'Der Einladungscode verfällt nach 7 Tagen. Danach wird „Code abgelaufen“ angezeigt.',
      derive: triedOut,
      cases: [expires],
    },
    {
      said: `<thing> (?:verfällt|verfallen|erlischt|läuft|laufen) <span> (?:nach|ab) (?:(?:dem|der|seiner|ihrer|seinem) )?<event=[^,;:()„“]{3,40}?>(?: automatisch)?(?: ab)?`,
      example: 'Bonuspunkte verfallen 24 Monate nach der Gutschrift.',
      derive: triedOut,
      cases: [expires],
    },
    {
      said: `(?:Nach (?:Ablauf von )?<span>|<span2> nach (?:dem |der )?<event=[^,;:()„“]{3,40}?>) (?:verfällt|läuft|erlischt|verfallen) <thing>(?: automatisch)?(?: ab)?`,
      example: 'Nach 30 Minuten verfällt der Zugangscode automatisch.',
      derive: triedOut,
      cases: [expires],
    },
    {
      said: `<things> (?:werden|wird) (?:spätestens )?nach (?:Ablauf von )?<span>${since} ${auto}${verb}`,
      example: 'Protokolldaten werden nach 90 Tagen automatisch gelöscht.',
      derive: traces,
      cases: [removed],
    },
    {
      said: `<things>, die (?:seit |länger als |älter als |seit mehr als )*<span> (?:alt |lang )?(?:nicht mehr |nicht |ungenutzt |inaktiv |unverändert )*(?:sind|waren|wurden|bearbeitet wurden|benutzt wurden|genutzt wurden|geändert wurden|aufgerufen wurden|angemeldet waren|wurde|war|ist)?,? (?:werden|wird) ${auto}${verb}`,
      example: 'Entwürfe, die seit 60 Tagen nicht bearbeitet wurden, werden automatisch gelöscht.',
      derive: traces,
      cases: [removed],
    },
    {
      said: `<things> (?:werden|wird) <span> nach (?:(?:dem|der|ihrem|ihrer|seinem|seiner) )?<event=[^,;:()„“]{3,40}?> ${auto}${verb}`,
      example: 'Bewerbungsunterlagen werden sechs Monate nach der Absage gelöscht.',
      derive: traces,
      cases: [removed],
    },
    {
      said: `(?:Nach (?:Ablauf von )?<span>)(?: (?:ohne|nach) <event=[^,;:()„“]{3,40}?>)? (?:wird|werden) <things> ${auto}${verb}`,
      example: 'Nach 14 Tagen ohne Rückmeldung wird die Anfrage automatisch geschlossen.',
      derive: traces,
      cases: [removed],
    },
    {
      said: `<things> (?:werden|wird) (?:für )?(?:mindestens )?<span>(?: lang)? (?:aufbewahrt|gespeichert|vorgehalten|gemerkt|archiviert)(?:,? (?:und|danach) (?:werden sie |wird sie |danach |anschließend )?(?:automatisch )?(?:gelöscht|entfernt))?`,
      example: 'Rechnungen werden 10 Jahre aufbewahrt und danach gelöscht.',
      cases: [
        {
          title: [
            '{things:bare}: am {span:in} Uhr noch vorhanden, am {span:out} Uhr nicht mehr',
            'Aufbewahrung: {span}',
          ],
          type: 'Boundary',
          given: ['Ein Eintrag vom {start} Uhr liegt vor: {things:bare}.'],
          steps: [
            'Eintrag aufsuchen ({things:bare}) | {span:in} Uhr | Der Eintrag ist unverändert da.',
            'Eintrag aufsuchen ({things:bare}) | {span:out} Uhr | Der Eintrag ist nicht mehr zu finden.',
          ],
          assume: ['Nach der genannten Frist wird gelöscht.'],
        },
      ],
    },
    {
      said: `<thing> ${may} (?:erst |frühestens )(?:wieder )?nach (?:Ablauf von )?<span>(?: wieder| erneut)? ${done} werden`,
      example: 'Ein neuer Code kann erst nach 60 Sekunden angefordert werden.',
      derive: spanTerms,
      cases: [wait],
    },
    {
      said: `<who> ${may} ${owned} (?:erst |frühestens )(?:wieder )?nach (?:Ablauf von )?<span>(?: wieder| erneut)? ${infinitiveOf}`,
      example: 'Nutzer können ihren Namen erst nach 30 Tagen erneut ändern.',
      derive: spanTerms,
      cases: [
        {
          ...wait,
          given: ['Als {who:as} angemeldet; letztes Mal: am {start} Uhr ({thing:obj} {act}).'],
          steps: [
            '{thing:obj} {act} | {span:in} Uhr | {beyond}',
            '{thing:obj} {act} | {span:out} Uhr | Es gelingt; die Änderung ist nach dem Neuladen noch da.',
          ],
        },
      ],
    },
    {
      said: `Zwischen zwei <things> (?:müssen|muss|liegen) (?:mindestens|wenigstens) <span>(?: Abstand)?(?: liegen| vergehen| vergangen sein| sein)?`,
      example: 'Zwischen zwei Blutspenden müssen mindestens 8 Wochen liegen.',
      derive: spanTerms,
      cases: [
        {
          title: [
            '{things:bare}: vor Ablauf von {ablauf} abgelehnt, danach möglich',
            'Abstand von {ablauf} eingehalten',
          ],
          type: 'Boundary',
          given: ['Der erste Eintrag ist gespeichert, Zeitpunkt {start} Uhr ({things:bare}).'],
          steps: [
            'Zweiten Eintrag mit zu kurzem Abstand speichern ({things:bare}) | {span:in} Uhr | {beyond}',
            'Zweiten Eintrag mit genügend Abstand speichern ({things:bare}) | {span:out} Uhr | Gespeichert; vorhanden sind zwei Einträge.',
          ],
        },
      ],
    },
  ],
}
