import type { PhraseBook } from './vocabulary.ts'
import { capital, counted, lowered, firstSentence, shortened, withoutSameDay } from './text.ts'
import { q, list, numbers, field, bare, at, together, person, observed } from './spanish-grammar.ts'

/** The titles of Spanish cases. */
export const spanishTitles = {
  limitTitle: ({ thing, accepted, refused }) =>
    `${shortened(bare(thing), 34)}: ${[accepted.length === 0 ? '' : `${list(accepted)} sí`, refused.length === 0 ? '' : `${list(refused)} no`].filter((part) => part !== '').join(', ')}`,
  thresholdTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 34)}: la regla se cumple con ${inside} y no con ${outside}`,
  lifetimeTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 30)}: vale ${at(inside)}, ${at(withoutSameDay(outside, inside))} ya no`,
  lockTitle: ({ inside, outside }) =>
    `El bloqueo sigue ${at(inside)} y ha terminado ${at(withoutSameDay(outside, inside))}`,
  idleTitle: ({ inside, outside }) =>
    `Con actividad ${at(inside)} la sesión sigue; ${at(withoutSameDay(outside, inside))} ha terminado`,
  deadlineTitle: ({ outcome, due }) =>
    `${shortened(capital(observed(outcome)), due.includes(', ') ? 37 : 50)}: como tarde, ${at(due)}`,
  cutoffTitle: ({ thing, inside, outside }) =>
    `${shortened(bare(thing), 36)}: posible a las ${inside}, cerrado a las ${outside}`,
  aheadTitle: ({ thing, inside, outside }) => `${shortened(bare(thing), 30)}: ${inside} sí, ${outside} no`,
  attemptsTitle: ({ count }) =>
    count === 1
      ? 'Un solo fallo surte efecto aunque después se acierte'
      : `${capital(counted(count, numbers))} fallos seguidos surten efecto aunque después se acierte`,
  windowTitle: ({ count, period }) => `${String(count)} fallos, pero no dentro de ${period}: sin efecto`,
  attemptsEdgeTitle: ({ count, restarts }) =>
    `Tras ${count === 1 ? 'un fallo' : `${counted(count, numbers)} fallos`} ${restarts ? 'y un acierto la cuenta empieza de nuevo' : 'el dato correcto aún vale'}`,
  formatTitle: ({ thing, good, count }) =>
    `${shortened(bare(thing), 30)}: ${good} se admite, ${counted(count, numbers)} parecidos se rechazan`,
  compositionTitle: ({ thing }) => `${shortened(bare(thing), 40)}: se rechaza si falta un tipo de carácter`,
  optionsTitle: ({ thing, values }) => `${shortened(bare(thing), 30)} ofrece ${shortened(list(values), 34)} y nada más`,
  initialTitle: ({ thing, value }) => `${shortened(bare(thing), 40)} empieza con ${value}`,
  requiredTitle: ({ field: name }) => `Sin ${shortened(lowered(name), 46)} no se guarda nada`,
  optionalTitle: ({ field: name }) =>
    `${shortened(capital(field(name)), 46)} ${/^(?:los|las)\s/i.test(name) ? 'pueden' : 'puede'} quedar en blanco`,
  messageTitle: ({ text }) => `Aparece ${q(shortened(text, 60))}`,
  visibilityTitle: ({ control }) => `${shortened(control, 40)} solo según la condición`,
  permissionTitle: ({ role }) => `${capital(shortened(person(role), 30))}: con este derecho sí, sin él no se ofrece`,
  audienceTitle: ({ thing, audience }) => `${capital(shortened(thing, 34))}: solo para ${shortened(audience, 34)}`,
  rightsTitle: ({ roles }) => `${shortened(list(roles), 50)}: qué se ofrece a cada rol`,
  statesTitle: ({ from, to }) => `De ${from} a ${to}`,
  noOtherStatesTitle: ({ thing }) => `${shortened(bare(thing), 40)}: ningún estado se salta ni se deshace`,
  resultTitle: ({ thing, results }) => `${shortened(bare(thing), 34)}: ${shortened(results.join(', '), 42)}`,
  sortTitle: ({ thing }) => `${shortened(bare(thing), 40)}: orden de tres registros`,
  pageTitle: ({ size }) => `${String(size)} registros llenan una página; el siguiente abre la segunda`,
  searchTitle: () => 'La búsqueda muestra lo que coincide y nada más',
  filtersTitle: ({ names }) =>
    names.length === 1
      ? `Filtro por ${shortened(names[0] ?? '', 60)}`
      : capital(`${shortened(list(names), 50)}: por separado y juntos`),
  uniqueTitle: ({ thing }) => `Segunda vez: sigue habiendo una sola entrada (${shortened(lowered(thing), 30)})`,
  noticeTitle: ({ channel }) => `${capital(channel)}: llega un único aviso con el contenido previsto`,
  reloadTitle: ({ outcome }) => `Tras recargar: ${shortened(lowered(observed(outcome)), 62)}`,
  sameTimeTitle: ({ outcome }) => `Al mismo tiempo: ${shortened(lowered(observed(outcome)), 60)}`,
  secretTitle: ({ words }) => `No se lee en ninguna parte: ${shortened(together(words), 50)}`,
  statusTitle: ({ condition, status }) =>
    `${capital(shortened(condition === '' ? 'petición incorrecta' : condition, 60))}: ${status}`,
  fileTypesTitle: ({ types }) => `${list(types)} se admiten; otros tipos de archivo, no`,
  openTitle: ({ text }) => shortened(capital(observed(firstSentence(text))), 78),
} satisfies Partial<PhraseBook>
