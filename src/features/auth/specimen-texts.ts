import { inLanguage } from '#src/lib/language.ts'

/** A worked example beside the forms: one criterion, one case. */
export const specimenTexts = inLanguage({
  en: {
    caption: 'One criterion of a ticket, and a test case made from it.',
    ticket: 'SHOP-1',
    ticketTitle: 'Apply a discount code in the basket',
    criterionId: 'AC-2',
    criterion: [
      ['Given', 'the basket holds goods worth €49.99, and the code AUTUMN10 takes 10 % off baskets from €50.00'],
      ['When', 'the customer applies AUTUMN10'],
      ['Then', 'the message “This code needs a basket of at least €50.00” is shown, and the total stays €49.99'],
    ],
    caseId: 'TC-2',
    caseTitle: 'Basket one cent below the minimum',
    marks: ['Boundary', 'High'],
    columns: ['#', 'Step', 'Data', 'Expected'],
    steps: [
      ['1', 'Fill the basket', '€49.99', 'The total reads €49.99'],
      ['2', 'Apply the code', 'AUTUMN10', '“This code needs a basket of at least €50.00”; the total stays €49.99'],
    ],
  },
  es: {
    caption: 'Un criterio de un ticket y un caso de prueba hecho a partir de él.',
    ticket: 'SHOP-1',
    ticketTitle: 'Aplicar un código de descuento en el carrito',
    criterionId: 'AC-2',
    criterion: [
      ['Dado', 'que el carrito tiene productos por 49,99 € y el código AUTUMN10 descuenta un 10 % desde 50,00 €'],
      ['Cuando', 'el cliente aplica AUTUMN10'],
      ['Entonces', 'se muestra el mensaje «Este código requiere un carrito de al menos 50,00 €» y el total sigue en 49,99 €'],
    ],
    caseId: 'TC-2',
    caseTitle: 'Carrito un céntimo por debajo del mínimo',
    marks: ['Valor límite', 'Alta'],
    columns: ['#', 'Paso', 'Datos', 'Esperado'],
    steps: [
      ['1', 'Llenar el carrito', '49,99 €', 'El total muestra 49,99 €'],
      ['2', 'Aplicar el código', 'AUTUMN10', '«Este código requiere un carrito de al menos 50,00 €»; el total sigue en 49,99 €'],
    ],
  },
})
