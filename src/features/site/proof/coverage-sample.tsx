import { Icon } from '#src/components/ui/icon.tsx'
import { sample } from '../sample.ts'
import { siteTexts } from '../texts.ts'

const { why, sample: texts } = siteTexts

/** Which case proves which criterion, as the results view shows it. */
export function CoverageSample() {
  return (
    <div className="rounded-md border border-line bg-surface">
      <p className="border-b border-line px-3 py-2 text-xs text-muted">{texts.covered(sample.cases.length)}</p>
      <table className="w-full text-center text-xs">
        <thead>
          <tr className="text-muted">
            <td />
            {sample.cases.map(({ id }) => (
              <th className="py-1.5 font-mono font-normal" key={id} scope="col">
                {id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.cases.map(({ criterionId }) => (
            <tr className="border-t border-line" key={criterionId}>
              <th className="border-r border-line px-3 py-2 text-left font-mono font-normal text-muted" scope="row">
                {criterionId}
              </th>
              {sample.cases.map((column) => (
                <td className="text-accent-ink" key={column.id}>
                  {column.criterionId === criterionId && (
                    <>
                      <Icon className="inline-block" name="check" />
                      <span className="sr-only">{why.ai.proves(column.id, criterionId)}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
