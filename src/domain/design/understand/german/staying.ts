import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import type { EffectStep } from '../rule.ts'
import type { Trial } from './notices.ts'
import { withoutDeterminer } from './noun-phrases.ts'
import { asMain, type Sentence } from './sentence.ts'
import { verbOfParticiple } from './words.ts'

const interruption =
  /(?:nach|bei|beim|am) (?:dem |der |einem |einer |jedem )?(?:(?:nächsten|erneuten|neuen) )?(?<what>\p{Lu}[\p{L}-]+)(?: (?:des|der|eines|einer) (?<of>\p{Lu}[\p{L}-]*))?/giu
const stays =
  /(?<!\p{L})(?:erhalten|gespeichert|noch|wieder|gemerkt|bestehen|unverändert|vorhanden|eingestellt|ausgewählt|vorausgewählt)(?!\p{L})/u

/** "… bleibt nach einem Neustart des Terminals erhalten": something is there, the interruption, and it is still there. */
export function stayingOf(
  reading: Reading,
  sentence: Sentence,
  { given, steps: caused }: { given: string[]; steps: EffectStep[] },
): Trial | undefined {
  const main = plain(reading, asMain(sentence))
  if (!stays.test(main) || /(?<!\p{L})(?:nicht|kein\p{L}*)(?!\p{L})/u.test(sentence.middle)) return undefined
  const found = [...main.matchAll(interruption)].map(({ groups, 0: words }) => ({
    words,
    action: interrupting(groups?.what ?? '', groups?.of),
  }))
  const [first] = found.filter(({ action }) => action !== undefined)
  const [only] = caused
  const left =
    caused.length === 1 && /(?:verlassen|schließen|beenden)$/u.test(only?.words ?? '')
      ? `${only?.words ?? ''} und wieder öffnen`
      : undefined
  const action = left ?? (caused.length === 0 ? first?.action : undefined)
  if (action === undefined || sentence.subject === '') return undefined
  const before = reading.given.length > 0 ? [] : [preparing(plain(reading, sentence.subject))]
  return {
    given,
    steps: [
      ...before.map((words) => ({ what: 'action' as const, words })),
      { what: 'action', words: action, outcome: main },
    ],
    outcome: '',
  }
}

export function interrupting(what: string, of: string | undefined): string | undefined {
  const thing = of?.replace(/(?<=[^s])s$/u, '')
  if (/^(?:Schließen|Beenden)$/.test(what)) return `${thing ?? 'Fenster'} schließen und wieder öffnen`
  if (/^(?:Neustart|Neustarten|Absturz)$/.test(what))
    return what === 'Absturz'
      ? `${thing ?? 'Anwendung'} gewaltsam beenden und neu starten`
      : `${thing ?? 'Anwendung'} neu starten`
  if (/^(?:Abmelden|Abmeldung|Anmelden|Anmeldung|Login|Logout|Einloggen)$/.test(what))
    return 'Abmelden und wieder anmelden'
  if (/^(?:Neuladen|Aktualisieren|Reload)$/.test(what)) return 'Seite neu laden'
  if (/^(?:Besuch|Aufruf|Öffnen|Start)$/.test(what)) return `${thing ?? 'Fenster'} schließen und erneut öffnen`
  if (what === 'Tag') return 'Datum der Testumgebung auf den nächsten Tag stellen und dieselbe Seite öffnen'
  return what === 'Stromausfall' ? 'Strom unterbrechen und das Gerät wieder einschalten' : undefined
}

/** "Die gewählte Sortierung" is made by choosing one. */
function preparing(subject: string): string {
  const bare = withoutDeterminer(subject)
  const unsaved = /^nicht (?:gespeicherte|abgeschickte|abgesendete)[nrs]? (?<thing>.+)$/iu.exec(bare)?.groups?.thing
  if (unsaved !== undefined) return `${capitalise(unsaved)} machen, ohne zu speichern`
  const [, participle = '', thing = ''] = /^(\p{L}\p{Ll}+t|\p{L}\p{Ll}+en)e[nrs]? (\p{Lu}.*)$/u.exec(bare) ?? []
  const verb = verbOfParticiple(participle.charAt(0).toLowerCase() + participle.slice(1))
  return verb !== undefined ? `${capitalise(thing)} ${verb.infinitive}` : `Ausgangsstand anlegen und notieren: ${bare}`
}
