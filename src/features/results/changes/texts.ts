import { inLanguage, locale } from '#src/lib/language.ts'

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Spanish writes "a. m." with a full stop, which also ends the sentence. */
function sentenceEnd(text: string): string {
  return `${text}.`.replace(/\.\.$/, '.')
}

function changeCounts(edited: number, added: number, gone: number): string {
  return [
    plural(edited, 'modificado', 'modificados'),
    plural(added, 'nuevo', 'nuevos'),
    plural(gone, 'eliminado', 'eliminados'),
  ].join(', ')
}

/** A moment in the user's language and time zone. */
export function momentText(moment: string | number): string {
  return new Date(moment).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
}

export const changeTexts = inLanguage({
  en: {
    title: 'Changes of the ticket',
    check: 'Check for changes',
    checking: 'Asking Jira...',
    neverChecked: 'Not compared with the ticket since the test cases were generated.',
    nothingChanged: (moment: string) => `Nothing changed, checked ${moment}.`,
    changed: (edited: number, added: number, gone: number, moment: string) =>
      `Acceptance criteria: ${edited} edited, ${added} new, ${gone} gone, checked ${moment}.`,
    notConnected: 'Connect your Jira account in Settings to compare.',
    failed: 'The ticket could not be compared.',
    states: { edited: 'Edited', new: 'New', gone: 'Gone', same: 'Same' },
    removed: 'removed:',
    added: 'added:',
    affectedCases: (count: number) => plural(count, 'marked test case', 'marked test cases'),
    update: 'Update the suite',
    updateHint:
      'Writes test cases for the edited and new criteria only. This spends one run; you then take or leave each change.',
    updateFreeHint: 'Nothing has to be written, so this spends no run. You then take or leave each change.',
    updated: 'The suite is updated.',
    restored: 'The earlier version is back.',
    undo: 'Undo',
    suspect: 'Suspect',
    suspectHint: 'A criterion of this test case changed. Check whether the test case is still right.',
    obsolete: 'Obsolete',
    obsoleteHint: 'The criteria of this test case are no longer in the ticket.',
    stillRight: 'Still right',
    stillRightName: (title: string) => `Still right: ${title}`,
    roomMade: (count: number) =>
      `To make room, ${plural(count, 'older version was', 'older versions were')} removed from the history.`,
  },
  es: {
    title: 'Cambios del ticket',
    check: 'Buscar cambios',
    checking: 'Consultando Jira...',
    neverChecked: 'No se ha comparado con el ticket desde que se generaron los casos de prueba.',
    nothingChanged: (moment: string) => `Sin cambios, comprobado el ${sentenceEnd(moment)}`,
    changed: (edited: number, added: number, gone: number, moment: string) =>
      `Criterios de aceptación: ${changeCounts(edited, added, gone)}, comprobado el ${sentenceEnd(moment)}`,
    notConnected: 'Conecte su cuenta de Jira en Configuración para comparar.',
    failed: 'No se pudo comparar el ticket.',
    states: { edited: 'Modificado', new: 'Nuevo', gone: 'Eliminado', same: 'Igual' },
    removed: 'eliminado:',
    added: 'añadido:',
    affectedCases: (count: number) => plural(count, 'caso de prueba marcado', 'casos de prueba marcados'),
    update: 'Actualizar los casos',
    updateHint:
      'Escribe casos de prueba solo para los criterios modificados y nuevos. Usa una generación; después usted acepta o deja cada cambio.',
    updateFreeHint:
      'No hay nada que escribir, así que no usa ninguna generación. Después usted acepta o deja cada cambio.',
    updated: 'Los casos están actualizados.',
    restored: 'La versión anterior está de vuelta.',
    undo: 'Deshacer',
    suspect: 'Dudoso',
    suspectHint: 'Cambió un criterio de este caso de prueba. Revise si el caso sigue siendo correcto.',
    obsolete: 'Obsoleto',
    obsoleteHint: 'Los criterios de este caso de prueba ya no están en el ticket.',
    stillRight: 'Sigue correcto',
    stillRightName: (title: string) => `Sigue correcto: ${title}`,
    roomMade: (count: number) =>
      `Para hacer sitio se ${count === 1 ? 'quitó 1 versión anterior' : `quitaron ${count} versiones anteriores`} del historial.`,
  },
})

export const updateTexts = inLanguage({
  en: {
    title: 'Update of the test cases',
    intro: 'Take or leave each change. Everything else stays as it is, with your corrections.',
    takeName: (id: string) => `Take the change of ${id}`,
    before: 'Now',
    after: 'Proposed',
    noCases: 'No test cases',
    removes: 'These test cases are removed.',
    shared: (ids: string) => `Stays marked, because it covers unchanged criteria too: ${ids}`,
    accept: (taken: number, total: number) => `Accept ${taken} of ${total} changes`,
    cancel: 'Discard the update',
    left: 'Left: the criterion and its test cases stay, and the next check shows it again.',
  },
  es: {
    title: 'Actualización de los casos de prueba',
    intro: 'Acepte o deje cada cambio. Todo lo demás queda como está, con sus correcciones.',
    takeName: (id: string) => `Aceptar el cambio de ${id}`,
    before: 'Ahora',
    after: 'Propuesta',
    noCases: 'Sin casos de prueba',
    removes: 'Estos casos de prueba se quitan.',
    shared: (ids: string) => `Se queda con su marca, porque también cubre criterios sin cambios: ${ids}`,
    accept: (taken: number, total: number) => `Aceptar ${taken} de ${total} cambios`,
    cancel: 'Descartar la actualización',
    left: 'Se deja: el criterio y sus casos quedan, y la próxima comprobación lo muestra otra vez.',
  },
})

export const versionTexts = inLanguage({
  en: {
    title: 'Earlier versions',
    versions: 'Versions',
    none: 'There are no earlier versions. An update of the suite keeps the last five.',
    replacedBy: {
      update: (edited: number, added: number, gone: number) =>
        `Replaced by an update: ${edited} edited, ${added} new, ${gone} gone.`,
      restore: 'Replaced by an earlier version.',
    },
    cases: (count: number) => plural(count, 'test case', 'test cases'),
    open: 'Open',
    openName: (moment: string) => `Open the version of ${moment}`,
    restore: 'Bring back',
    restoreName: (moment: string) => `Bring back the version of ${moment}`,
    openTitle: (title: string) => `${title} (earlier version)`,
  },
  es: {
    title: 'Versiones anteriores',
    versions: 'Versiones',
    none: 'No hay versiones anteriores. Una actualización conserva las cinco últimas.',
    replacedBy: {
      update: (edited: number, added: number, gone: number) =>
        `Reemplazada por una actualización: ${changeCounts(edited, added, gone)}.`,
      restore: 'Reemplazada por una versión anterior.',
    },
    cases: (count: number) => plural(count, 'caso de prueba', 'casos de prueba'),
    open: 'Abrir',
    openName: (moment: string) => `Abrir la versión del ${moment}`,
    restore: 'Recuperar',
    restoreName: (moment: string) => `Recuperar la versión del ${moment}`,
    openTitle: (title: string) => `${title} (versión anterior)`,
  },
})
