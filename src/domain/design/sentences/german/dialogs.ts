import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { occasionStep } from './occasions.ts'

const asks =
  '(?:erscheint|kommt|wird|folgt|öffnet sich|muss|ist) (?:zuvor |zunächst |immer |stets )?(?:eine |ein |der |die |nach einer )?(?:\\p{Ll}+ )?(?:Rückfrage|Sicherheitsabfrage|Bestätigung|Bestätigungsdialog|Sicherheitsfrage|Abfrage|Bestätigungsabfrage|Nachfrage|Dialog)'
/** "Löschen eines Kunden": the step, and whether the thing is gone or done afterwards. */
function dialog({ words }: Slots): Record<string, string> | undefined {
  const step = occasionStep(words.get('occasion') ?? '')
  if (step === '' || step.startsWith('Herbeiführen')) return undefined
  const gone = /(?:löschen|entfernen|verwerfen)$/iu.test(step)
  return {
    step,
    asked: words.get('message') ?? 'Die Rückfrage',
    kept: gone
      ? 'Der Eintrag ist noch da, auch nach dem Neuladen.'
      : 'Es ist nichts ausgeführt; alle Angaben sind unverändert.',
    done1: gone
      ? 'Der Eintrag ist nicht mehr da, auch nach dem Neuladen.'
      : 'Der Vorgang ist ausgeführt, auch nach dem Neuladen.',
  }
}
const asked: CasePattern = {
  title: ['{step}: Rückfrage verneint, dann bejaht', 'Rückfrage verneint: nichts geschieht; bejaht: ausgeführt'],
  technique: 'Decision table',
  given: ['Ein Eintrag, an dem sich das zeigen lässt, ist vorhanden.'],
  steps: [
    '{step} | | {asked} erscheint; ausgeführt ist noch nichts.',
    'Rückfrage verneinen | | {kept}',
    '{step} (zweiter Versuch) | | {asked} erscheint erneut.',
    'Rückfrage bejahen | | {done1}',
  ],
}

/** Questions that come before something is done, and screens for small and large displays. */
export const dialogs: PatternGroup = {
  cue: 'rückfrage|abfrage|bestätig|nachfrage|dialog|smartphone|mobil|tablet|bildschirm|px|tastatur|dunkel|format|auswahl|derselben|desselben|ungespeichert|nicht gespeichert',
  patterns: [
    {
      said: `(?:Vor|Bei|Beim) (?:dem |der |den |einer |einem )?<occasion=[^,;:()„“]{3,60}?> ${asks}(?: mit dem (?:Text|Wortlaut|Hinweis))? <message>(?: (?:angezeigt|gestellt|eingeblendet|bestätigt werden))?`,
      example: 'Beim Löschen eines Kunden erscheint eine Sicherheitsabfrage mit dem Text „Kunde wirklich löschen?“.',
      derive: dialog,
      cases: [asked],
    },
  ],
}
