import { describe, expect, it } from 'vitest'
import { isSound } from '#domain/design/frame/sound.ts'
import { observed } from '#domain/design/phrase/spanish-grammar.ts'
import { romanceContrary } from '#domain/design/phrase/romance-contrary.ts'
import { casesIn } from './support/lines.ts'

const wrongIn = (text: string, wrong: RegExp) => expect(casesIn('es', text).join('\n')).not.toMatch(wrong)

describe('a limit that nobody enters', () => {
  it.each([
    [
      'a price by the unit',
      'El agua se factura por bloques: los primeros 300 m³ a 0,10 €/m³, de 301 a 900 m³ a 0,15 €/m³.',
      /Introducir/,
    ],
    ['a discount from a number on', 'A partir de 30 entradas, 15 % de descuento sobre el importe.', /bajar a 29/],
    [
      'the size of a file that is put out',
      'La tabla se puede exportar, con un máximo de 200 filas por archivo.',
      /201/,
    ],
    [
      'what waits instead of being refused',
      'En cada horno caben como máximo 8 bandejas. Si el horno está completo, la bandeja pasa a la lista de espera.',
      /Intentar llegar a 9/,
    ],
    ['an adverb', 'Solo se admite un comentario por pedido, de hasta 900 caracteres.', /en «Solo»/],
  ])('%s', (_, text, wrong) => {
    wrongIn(text, wrong)
  })
})

describe('a reading that misses the sentence', () => {
  it.each([
    [
      'a condition that means nothing on its own',
      'El código debe tener 6 cifras. Si no se cumple, se muestra «El código debe tener 6 cifras».',
      /caso A/,
    ],
    ['the order of a list is no action', 'La lista de pagos se ordena por fecha de cobro.', /Ordenar la lista/],
    [
      'a time that opens and closes is no job',
      'El plazo de matrícula se abre el día 3 y se cierra el día 20 a las 22:00.',
      /una sola vez/,
    ],
    [
      'what is denied is not what happens until then',
      'Si el importe supera los 900 €, el pago no sale hasta que la directora lo autorice.',
      /(?<!no )sale hasta/,
    ],
    ['a clause is no role', 'Las cuotas fijas van incluidas y no se pueden quitar.', /una cuenta así/],
    [
      'what a purpose takes does not follow from it',
      'Para votar, el vecino escribe el número de su tarjeta.',
      /^Votar/m,
    ],
    [
      'an appointment that stays is no entry',
      'Si la sala ya está ocupada, aparece «Elija otra sala» y la reserva anterior se mantiene.',
      /Escribir «Prueba/,
    ],
    ['spaces that may be there', 'El CUPS se escribe con o sin espacios.', /con un espacio/],
  ])('%s', (_, text, wrong) => {
    wrongIn(text, wrong)
  })
})

it('tells the name of a button from what follows', () => {
  expect(
    casesIn(
      'es',
      'Al pulsar «Cerrar» la incidencia pasa a «Cerrada», se guarda la hora y el técnico recibe un aviso.',
    )[0],
  ).toMatch(/^Pulsar «Cerrar» \| [^|]+ \| La incidencia pasa a «Cerrada»/)
})

describe('a case in Spanish', () => {
  const sound = (step: string, expected: string, preconditions: string[] = []) =>
    isSound({ title: 'Un caso', steps: [{ step, data: 'No hacen falta', expected }], preconditions }, 'es')

  it.each([
    ['Guardar', 'Queda guardado., ya no.'],
    ['Aceptar', 'Con un máximo de 4 grupos por sala.'],
    ['Pulsar «No»', 'Salvo que es socio.'],
    ['Pulsar «No»', 'Se cobran 5 €, salvo que es socio.'],
    ['Hacer la prueba con el caso B', 'No ocurre lo mismo que en el caso A.'],
    ['Reservar con al menos 5 días', 'Se admite.'],
    ['Anularla', 'Deja de figurar.'],
    ['Preparar esta situación y abrir la página: no consta', 'Se muestra «Falta un dato».'],
    ['Preparar esta situación y abrir la página: antes de enviar', 'Se muestra «Falta un dato».'],
    ['Preparar esta situación y abrir la página: el curso está completo', 'La solicitud queda en espera.'],
    ['Consultar el botón «Anular»', 'El botón «Anular» deja de mostrarse.'],
    ['Iniciar sesión como vecino y abrir la página correspondiente', 'Los vecinos adjuntan el recibo.'],
    ['Iniciar sesión como vecino y abrir la página correspondiente', 'El vecino ve sus propios recibos.'],
    ['Guardar', 'El total se calcula automáticamente.'],
    ['Enviar POST /pagos', 'HTTP 422 con la lista de errores.'],
  ])('is not written: %s | %s', (step, expected) => {
    expect(sound(step, expected)).toBe(false)
  })

  it.each([
    ['Preparar esta situación y abrir la página: el curso está completo', 'Se muestra «Completo».'],
    ['Iniciar sesión como vecino y abrir la página correspondiente', 'El vecino ve los recibos del año.'],
    ['Intentar reservar con al menos 5 días', 'Se rechaza.'],
    ['Encender el panel', 'La luz parpadea.'],
  ])('is written: %s | %s', (step, expected) => {
    expect(sound(step, expected)).toBe(true)
  })

  it('has a role that is no clause', () => {
    expect(
      sound('Quitar', 'Se admite.', ['Se ha iniciado sesión con una cuenta así: línea van marcadas y no se.']),
    ).toBe(false)
  })

  it('keeps the words of a message', () => {
    expect(observed('Debe mostrar «La fecha debe estar libre»')).toBe('muestra «La fecha debe estar libre»')
  })

  it('has no opposite of what holds until something happens', () => {
    expect(romanceContrary('El pago queda retenido hasta que alguien lo autoriza', 'es')).toBe('')
  })
})
