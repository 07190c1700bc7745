import { Badge } from '#src/components/ui/badge.tsx'
import { specimenTexts as texts } from './specimen-texts.ts'

/** What the product does, shown and not told: a criterion on the ticket's sheet, and below it the case that proves it. */
export function Specimen() {
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
        <SpecimenSteps />
      </div>
      <figcaption className="mt-4 text-muted">{texts.caption}</figcaption>
    </figure>
  )
}

function SpecimenSteps() {
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
