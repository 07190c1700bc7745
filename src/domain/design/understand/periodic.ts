import type { Language } from '../language.ts'
import { valueIndexes } from './marked-text.ts'
import type { Reading } from './reading.ts'
import type { EffectStep, Rule } from './rule.ts'
import { capitalise, plain } from './stretch.ts'

interface PeriodicWords {
  /** "toutes les #": the period. */
  every: RegExp
  refreshes: RegExp
  saves: RegExp
  watch: (wait: string) => string
  refreshed: (period: string) => string
  typing: string
  wait: (period: string) => string
  reopen: string
  typed: string
  still: string
}

const words: Record<Exclude<Language, 'en'>, PeriodicWords> = {
  de: {
    every: /(?:^| )alle [\uE000-\uE7FF]/u,
    refreshes: /(?<!\p{L})(?:aktualisier\p{L}*|erneuert|neu geladen|neu abgefragt)(?!\p{L})/iu,
    saves: /(?<!\p{L})(?:zwischen)?gespeichert|(?<!\p{L})gesichert/iu,
    watch: (wait) => `Ansicht öffnen, ${wait} geöffnet lassen und jede Aktualisierung mit Uhrzeit notieren`,
    refreshed: (period) => `Genau zwei Aktualisierungen sind notiert, im Abstand von ${period}.`,
    typing: '„Prüftext 1“ eingeben, ohne zu speichern',
    wait: (period) => `Länger als ${period} warten, ohne zu speichern`,
    reopen: 'Seite schließen, ohne zu speichern, und wieder öffnen',
    typed: '„Prüftext 1“ steht im Feld.',
    still: '„Prüftext 1“ ist noch da.',
  },
  es: {
    every: /(?:^| )cada [\uE000-\uE7FF]/u,
    refreshes: /(?<!\p{L})(?:se )?(?:actualiza|refresca)n?(?!\p{L})/iu,
    saves: /(?<!\p{L})(?:se )?guardan?(?!\p{L})/iu,
    watch: (wait) => `Abrir la pantalla, dejarla abierta ${wait} y anotar la hora de cada actualización`,
    refreshed: (period) => `Hay exactamente dos actualizaciones, con ${period} entre ellas.`,
    typing: 'Escribir «Prueba 1» sin guardar',
    wait: (period) => `Esperar algo más de ${period} sin guardar`,
    reopen: 'Cerrar la página sin guardar y volver a abrirla',
    typed: '«Prueba 1» figura en el campo.',
    still: '«Prueba 1» sigue ahí.',
  },
  fr: {
    every: /(?:^| )toutes les [\uE000-\uE7FF]/u,
    refreshes: /(?<!\p{L})(?:rafraîchi\p{L}*|actualis\p{L}*|mise? à jour|met à jour)(?!\p{L})/iu,
    saves: /(?<!\p{L})(?:enregistr|sauvegard)\p{L}*/iu,
    watch: (wait) => `Ouvrir l'écran, le laisser ouvert ${wait} et noter l'heure de chaque actualisation`,
    refreshed: (period) => `Exactement deux actualisations sont relevées, à ${period} d'intervalle.`,
    typing: 'Saisir « Essai 1 » sans enregistrer',
    wait: (period) => `Attendre un peu plus de ${period} sans enregistrer`,
    reopen: 'Fermer la page sans enregistrer et la rouvrir',
    typed: 'On lit « Essai 1 » dans le champ.',
    still: '« Essai 1 » est toujours là.',
  },
  pt: {
    every: /(?:^| )(?:a )?cada [\uE000-\uE7FF]/u,
    refreshes: /(?<!\p{L})atualiz\p{L}+/iu,
    saves: /(?<!\p{L})(?:guardad[oa]s?|guarda|salv[oa]s?|gravad[oa]s?|grava)(?!\p{L})/iu,
    watch: (wait) => `Abrir o ecrã, deixá-lo aberto ${wait} e anotar a hora de cada atualização`,
    refreshed: (period) => `Há exatamente duas atualizações, com ${period} de intervalo.`,
    typing: 'Escrever «Teste 1» sem guardar',
    wait: (period) => `Esperar um pouco mais de ${period} sem guardar`,
    reopen: 'Fechar a página sem guardar e voltar a abri-la',
    typed: 'Lê-se «Teste 1» no campo.',
    still: '«Teste 1» continua lá.',
  },
}

/** "L'écran se rafraîchit toutes les 20 secondes": what a tester sees in two periods. */
export function readPeriodic(reading: Reading): Rule[] {
  const { language } = reading
  if (language === 'en' || reading.when.length > 0) return []
  const said = words[language]
  return reading.clauses.flatMap((clause): Rule[] => {
    const found = said.every.exec(clause.text)?.[0]
    const index = valueIndexes(found ?? '')[0]
    const span = index === undefined ? undefined : reading.marked.values[index]
    if (index === undefined || (span?.measure !== 'second' && span?.measure !== 'minute')) return []
    if (clause.role !== 'statement' || clause.condition !== undefined || reading.taken.has(index)) return []
    const refreshes = said.refreshes.test(clause.text)
    if (!refreshes && !said.saves.test(clause.text)) return []
    reading.taken.add(index)
    const act = (text: string, outcome: string, data?: string): EffectStep => ({
      what: 'action',
      words: text,
      outcome,
      ...(data === undefined ? {} : { data }),
    })
    const half = span.measure === 'second' ? Math.max(1, Math.floor(span.amount / 2)) : 0
    const long = `${String(span.amount * 2 + half)}${span.format.suffix}`
    const source = plain(reading, clause.text)
    return [
      {
        kind: 'effect',
        source,
        given: [],
        title: capitalise(source),
        steps: refreshes
          ? [act(said.watch(long), said.refreshed(span.text), long)]
          : [act(said.typing, said.typed), act(said.wait(span.text), said.typed), act(said.reopen, said.still)],
        outcome: '',
      },
    ]
  })
}
