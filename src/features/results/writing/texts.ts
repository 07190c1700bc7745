import { inLanguage } from '#src/lib/language.ts'

/** Having single cases written: again, one more, or for what has none. */
export const writingTexts = inLanguage({
  en: {
    rewrite: 'Write again',
    rewriteName: (title: string) => `Write again: ${title}`,
    similar: 'More like this',
    similarName: (title: string) => `More like this: ${title}`,
    cover: 'Cover',
    coverName: (id: string) => `Cover this criterion: ${id}`,
    coverThis: (id: string) => `Cover ${id} with a test case`,
    completeRest: 'Complete the rest',
    remarkForm: (title: string) => `Write “${title}” again`,
    remark: 'Remark (optional)',
    remarkHint: (left: number) => `For example: use our staging user. ${left} characters left.`,
    leaveAsIs: 'Leave it as it is',
    writingAgain: (title: string) => `Writing “${title}” again…`,
    writingSimilar: (title: string) => `Writing a test case like “${title}”…`,
    writingRest: 'Writing what is missing…',
    stays: 'All other test cases stay as they are.',
    progress: 'Progress of the writing',
    soFar: (count: number) => (count === 1 ? '1 test case written' : `${count} test cases written`),
    criteria: (covered: number, total: number) => `${covered} of ${total} criteria`,
    cancel: 'Cancel',
    replaced: (title: string) => `“${title}” was written again. Undo brings the old version back.`,
    added: (count: number) => (count === 1 ? '1 test case was added.' : `${count} test cases were added.`),
    addedOne: (title: string) => `“${title}” was added.`,
    nothingAdded: 'Nothing was added: the test cases are there already.',
    nothingUsable: 'The answer held no test case that can be shown. Nothing was changed.',
    gone: 'The test case was deleted in the meantime. Nothing was changed.',
    cancelled: 'Cancelled. Nothing was changed.',
    cancelledAfter: (count: number) =>
      count === 1
        ? 'Cancelled. The test case that had been written was added.'
        : `Cancelled. The ${count} test cases that had been written were added.`,
    keptBefore: (count: number) =>
      count === 1
        ? 'The test case that came before was added.'
        : `The ${count} test cases that came before were added.`,
    unchanged: 'Your test cases are unchanged.',
    retry: 'Try again',
    dismiss: 'Close',
    hide: 'Hide this message',
    spendRun: 'Use one run',
    noRun:
      'This change would cost a run: changes are free for an hour after a generation, and the run of this result is not known.',
    failed: 'The test case could not be written.',
    partMissing: 'A part of the page could not be loaded. Reload the page to continue; nothing was counted.',
    openLimits: (count: number) =>
      count === 1
        ? '1 stated limit is not tested on both sides'
        : `${count} stated limits are not tested on both sides`,
    limitValues: (inside: string, outside: string) => `accepted: ${inside}; no longer accepted: ${outside}`,
  },
  es: {
    rewrite: 'Escribir de nuevo',
    rewriteName: (title: string) => `Escribir de nuevo: ${title}`,
    similar: 'Otro parecido',
    similarName: (title: string) => `Otro parecido: ${title}`,
    cover: 'Cubrir',
    coverName: (id: string) => `Cubrir este criterio: ${id}`,
    coverThis: (id: string) => `Cubrir ${id} con un caso de prueba`,
    completeRest: 'Completar lo que falta',
    remarkForm: (title: string) => `Escribir «${title}» de nuevo`,
    remark: 'Observación (opcional)',
    remarkHint: (left: number) => `Por ejemplo: use nuestro usuario de staging. Quedan ${left} caracteres.`,
    leaveAsIs: 'Dejarlo como está',
    writingAgain: (title: string) => `Escribiendo «${title}» de nuevo…`,
    writingSimilar: (title: string) => `Escribiendo un caso parecido a «${title}»…`,
    writingRest: 'Escribiendo lo que falta…',
    stays: 'Los demás casos de prueba quedan como están.',
    progress: 'Progreso de la escritura',
    soFar: (count: number) => (count === 1 ? '1 caso de prueba escrito' : `${count} casos de prueba escritos`),
    criteria: (covered: number, total: number) => `${covered} de ${total} criterios`,
    cancel: 'Cancelar',
    replaced: (title: string) => `«${title}» se escribió de nuevo. Deshacer recupera la versión anterior.`,
    added: (count: number) => (count === 1 ? 'Se agregó 1 caso de prueba.' : `Se agregaron ${count} casos de prueba.`),
    addedOne: (title: string) => `Se agregó «${title}».`,
    nothingAdded: 'No se agregó nada: los casos de prueba ya están.',
    nothingUsable: 'La respuesta no contenía ningún caso de prueba que se pueda mostrar. No se cambió nada.',
    gone: 'El caso de prueba se eliminó entretanto. No se cambió nada.',
    cancelled: 'Cancelado. No se cambió nada.',
    cancelledAfter: (count: number) =>
      count === 1
        ? 'Cancelado. Se agregó el caso de prueba que ya estaba escrito.'
        : `Cancelado. Se agregaron los ${count} casos de prueba que ya estaban escritos.`,
    keptBefore: (count: number) =>
      count === 1
        ? 'Se agregó el caso de prueba que llegó antes.'
        : `Se agregaron los ${count} casos de prueba que llegaron antes.`,
    unchanged: 'Sus casos de prueba no cambiaron.',
    retry: 'Reintentar',
    dismiss: 'Cerrar',
    hide: 'Ocultar este mensaje',
    spendRun: 'Usar una generación',
    noRun:
      'Este cambio costaría una generación: los cambios son gratis durante una hora después de generar, y no se conoce la generación de este resultado.',
    failed: 'No se pudo escribir el caso de prueba.',
    partMissing: 'No se pudo cargar una parte de la página. Vuelva a cargarla para continuar; no se contó nada.',
    openLimits: (count: number) =>
      count === 1
        ? '1 límite indicado no se prueba por ambos lados'
        : `${count} límites indicados no se prueban por ambos lados`,
    limitValues: (inside: string, outside: string) => `se acepta: ${inside}; ya no se acepta: ${outside}`,
  },
})
