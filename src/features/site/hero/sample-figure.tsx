import { useState } from 'react'
import { sample } from '../sample.ts'
import { siteTexts } from '../texts.ts'
import { SampleCaseRow } from './sample-case-row.tsx'
import { SampleTicket } from './sample-ticket.tsx'

const texts = siteTexts.sample

/** A real ticket turning into real test cases: choosing a case shows its steps and the criterion that it proves. */
export function SampleFigure() {
  // The negative case at the boundary: the one that shows most at a glance.
  const [openId, setOpenId] = useState<string>('TC-2')
  const shown = sample.cases.find(({ id }) => id === openId) ?? sample.cases[1]
  return (
    <figure aria-label={texts.label} className="min-w-0 text-sm">
      <SampleTicket shown={shown} />
      <div aria-hidden="true" className="ml-8 h-6 border-l-2 border-accent" />
      <div className="rounded-lg border border-line bg-surface">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 sm:px-5">
          <p className="font-semibold">{texts.cases(sample.cases.length)}</p>
          <p className="text-xs text-muted">{texts.covered(sample.cases.length)}</p>
        </div>
        <ul>
          {sample.cases.map((testCase) => (
            <SampleCaseRow key={testCase.id} onOpen={() => setOpenId(testCase.id)} open={testCase.id === openId} testCase={testCase} />
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-xs text-muted">{texts.caption}</figcaption>
    </figure>
  )
}
