import { germanForm } from './german-forms.ts'

/** "dem Absenden", "Klick auf „Speichern“", "Antragstellung": what a tester does so that it happens. */
export function occasionStep(written: string): string {
  const words = written.replace(
    /^(?:(?:dem|der|den|das|die|einem|einer|eines|erfolgreicher|erfolgreichem|erfolgreichen|jeder|jedem) )+/iu,
    '',
  )
  const click =
    /^(?:Klicken|Klick|Tippen|Tipp|Drücken) (?:auf|von) (?:(?:den|die|das|dem|der) )?(?:(?:Button|Schaltfläche|Knopf|Link|Eintrag|Menüpunkt|Symbol) )?(?<what>.+)$/iu.exec(
      words,
    )?.groups?.what
  if (click !== undefined) return `${click} anklicken`
  const chosen = /^(?:Auswahl|Auswählen|Wahl) (?:von |der Option |des Werts |der Auswahl )?(?<what>„[^“]+“.*)$/u.exec(
    words,
  )?.groups?.what
  if (chosen !== undefined) return `${chosen} auswählen`
  const of = /^(?<verb>\p{Lu}\p{Ll}+(?:en|ern|eln)) (?<genitive>(?:des|der|eines|einer|von) .+)$/u.exec(words)?.groups
  if (of?.verb !== undefined && of.genitive !== undefined) {
    const verb = of.verb.charAt(0).toLowerCase() + of.verb.slice(1)
    const thing = objectOfGenitive(of.genitive)
    if (thing !== undefined && germanForm(verb, 'zu') !== undefined) return `${thing} ${verb}`
    return `${words} ausführen`
  }
  const moving = /^Wechsel(?:n)? (?<where>(?:in|zu|zum|zur|auf|zwischen) .+)$/u.exec(words)?.groups?.where
  if (moving !== undefined) return `${moving.charAt(0).toUpperCase()}${moving.slice(1)} wechseln`
  if (/^(?:Login|Anmelden|Einloggen|Anmeldung)$/u.test(words)) return 'Anmelden'
  if (/^(?:Neustart|Neustarten)(?: der (?:App|Anwendung))?$/u.test(words)) return 'Anwendung neu starten'
  if (/^\p{Lu}\p{Ll}+(?:en|ern|eln)$/u.test(words)) return words
  if (
    /ung(?: .*)?$/u.test(words.split(' ')[0] ?? '') ||
    /^\p{L}+(?:ung|ion|nahme|gabe|abschluss|wahl|kauf)(?: |$)/u.test(words)
  )
    return `${words} durchführen`
  return /^\p{Ll}/u.test(words) ? '' : `Herbeiführen: ${words}`
}

/** "des Formulars" as the object of a step: "Formular". */
function objectOfGenitive(genitive: string): string | undefined {
  const [, det = '', adjectives = '', noun = '', tail = ''] =
    /^(des|der|eines|einer|von) ((?:\p{Ll}+en )*)(\p{Lu}[\p{L}-]+)(.*)$/u.exec(genitive) ?? []
  if (noun === '' || adjectives !== '') return undefined
  if (det === 'der' || det === 'einer' || det === 'von') return `${noun}${tail}`
  if (
    /(?:kunde|name|kollege|experte|patient|student|klient|lieferant|assistent|dozent|referent|produzent|mensch|held|nachbar|herr)n$|(?:ent|ant|ist)en$/iu.test(
      noun,
    )
  )
    return `${noun}${tail}`
  if (/(?:ss|ß|z|x|tz)es$/u.test(noun)) return `${noun.slice(0, -2)}${tail}`
  if (/(?:[^s])s$/u.test(noun)) return `${noun.replace(/(?<=[tdgkmnlrpfb])es$/u, '').replace(/(?<!es)s$/u, '')}${tail}`
  return undefined
}
