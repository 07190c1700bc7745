import type { PatternGroup } from '../pattern.ts'
import { done } from './parts.ts'

const may = '(?:darf|dürfen|kann|können|lässt sich|lassen sich)'

/** Which status follows on what, and what is possible in it. */
export const states: PatternGroup = {
  cue: ' nicht |status|zustand|wechselt|→|gilt als|storniert|abgeschlossen|archiviert|freigegeben|veröffentlicht',
  patterns: [
    {
      said: `<thing=(?:Ein(?:e|mal)? |Bereits |Schon |Abgeschlossene |Stornierte |Versandte |Veröffentlichte |Bezahlte |Genehmigte |Archivierte |Gesperrte |Freigegebene |Unterschriebene |Eingereichte |Vorgemerkte |Abgelaufene |Gebuchte |Geschlossene |Eingelöste |Bestätigte |Verbuchte |Gekündigte |Abgerechnete |Beendete |Vergangene |Reservierte )[^,;:()„“]{3,50}?> ${may} nicht (?:mehr |nachträglich )?${done}(?: werden)?`,
      example: 'Abgeschlossene Prüfungen können nicht mehr geändert werden.',
      cases: [
        {
          title: ['{thing:bare}: {done:inf} nicht mehr möglich', 'Nicht mehr möglich: {done:inf}'],
          type: 'Negative',
          given: ['Vorbereitet ist: {thing}.'],
          steps: [
            '{thing:obj} {done:inf} | | Es ist nicht möglich.',
            'Seite neu laden | | Alle Angaben sind unverändert ({thing}).',
          ],
        },
      ],
    },
  ],
}
