import { Badge } from '#src/components/ui/badge.tsx'
import { inLanguage } from '#src/lib/language.ts'

/** Shows what the product does: a criterion of a ticket and a test case that covers it. */
export function ExampleCase() {
  return (
    <figure className="w-full max-w-[36rem] text-sm">
      <div className="rounded-lg border border-line bg-surface p-5">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-mono text-xs text-muted">{texts.ticket}</span>
          <span className="font-semibold">{texts.ticketTitle}</span>
        </p>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5">
          {texts.criterion.map(([word, clause]) => (
            <div className="contents" key={word}>
              <dt className="font-semibold text-accent-ink">{word}</dt>
              <dd>{clause}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div aria-hidden="true" className="ml-8 h-8 border-l-2 border-accent" />
      <div className="rounded-lg border border-line bg-surface">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line px-5 py-3">
          <span className="font-mono text-xs text-muted">{texts.caseId}</span>
          <span className="font-semibold">{texts.caseTitle}</span>
          <span className="ml-auto flex gap-1.5">
            {texts.marks.map((mark) => (
              <Badge key={mark} size="sm">
                {mark}
              </Badge>
            ))}
            <Badge size="sm" variant="success">
              {texts.criterionId}
            </Badge>
          </span>
        </div>
        <ExampleSteps />
      </div>
      <figcaption className="mt-4 text-muted">{texts.caption}</figcaption>
    </figure>
  )
}

function ExampleSteps() {
  return (
    <table className="w-full text-left">
      <thead className="text-xs text-muted">
        <tr>
          {texts.columns.map((column) => (
            <th className="px-2 py-2 font-normal first:pl-5 last:pr-5" key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {texts.steps.map(([number, step, data, expected]) => (
          <tr className="border-t border-line align-top" key={number}>
            <td className="py-2.5 pr-2 pl-5 text-muted">{number}</td>
            <td className="px-2 py-2.5 whitespace-nowrap">{step}</td>
            <td className="px-2 py-2.5 font-mono text-xs leading-5 whitespace-nowrap">{data}</td>
            <td className="py-2.5 pr-5 pl-2">{expected}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A worked example beside the forms: one criterion, one case. */
const texts = inLanguage({
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
      [
        'Entonces',
        'se muestra el mensaje «Este código requiere un carrito de al menos 50,00 €» y el total sigue en 49,99 €',
      ],
    ],
    caseId: 'TC-2',
    caseTitle: 'Carrito un céntimo por debajo del mínimo',
    marks: ['Valor límite', 'Alta'],
    columns: ['#', 'Paso', 'Datos', 'Esperado'],
    steps: [
      ['1', 'Llenar el carrito', '49,99 €', 'El total muestra 49,99 €'],
      [
        '2',
        'Aplicar el código',
        'AUTUMN10',
        '«Este código requiere un carrito de al menos 50,00 €»; el total sigue en 49,99 €',
      ],
    ],
  },
})
