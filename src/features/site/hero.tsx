import { useState } from 'react'
import { Badge } from '#src/components/ui/badge.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { paths } from '#src/config/paths.ts'
import { cn } from '#src/lib/cn.ts'
import { type SampleCase, sample } from './sample.ts'
import { frame } from './section.tsx'
import { siteTexts } from './texts.ts'

const { hero: texts, sample: sampleTexts } = siteTexts

/** The promise, next to an example of the product's work. */
export function Hero() {
  return (
    <div className="border-b border-line bg-sunken">
      <div className={cn(frame, 'grid gap-x-14 gap-y-12 py-14 sm:py-20 lg:grid-cols-[5fr_7fr]')}>
        <div className="lg:pt-10">
          <h1 className="text-xl sm:text-2xl">{texts.title}</h1>
          <p className="mt-5 max-w-[46ch] text-muted sm:text-lg">{texts.text}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <a className={buttonStyle('primary', 'lg')} href={paths.login}>
              {texts.start}
            </a>
            <a className={buttonStyle('secondary', 'lg')} href="#demo">
              {texts.demo}
            </a>
          </p>
          <p className="mt-6 max-w-[46ch] text-sm text-muted">{texts.note}</p>
        </div>
        <SampleFigure />
      </div>
    </div>
  )
}

/** A real ticket with its real test cases. A selected case shows its steps and the criterion that it covers. */
function SampleFigure() {
  // The negative case at the boundary is the most telling one.
  const [openId, setOpenId] = useState<string>('TC-2')
  const shown = sample.cases.find(({ id }) => id === openId) ?? sample.cases[1]
  return (
    <figure aria-label={sampleTexts.label} className="min-w-0 text-sm">
      <SampleTicket shown={shown} />
      <div aria-hidden="true" className="ml-8 h-6 border-l-2 border-accent" />
      <div className="rounded-lg border border-line bg-surface">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 sm:px-5">
          <p className="font-semibold">{sampleTexts.cases(sample.cases.length)}</p>
          <p className="text-xs text-muted">{sampleTexts.covered(sample.cases.length)}</p>
        </div>
        <ul>
          {sample.cases.map((testCase) => (
            <SampleCaseRow
              key={testCase.id}
              onOpen={() => setOpenId(testCase.id)}
              open={testCase.id === openId}
              testCase={testCase}
            />
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-xs text-muted">{sampleTexts.caption}</figcaption>
    </figure>
  )
}

/** The head of the ticket and the criterion of the open case. */
function SampleTicket({ shown }: { shown: SampleCase }) {
  const clauses = [
    { word: sampleTexts.given, lines: shown.given },
    { word: sampleTexts.when, lines: shown.when },
    { word: sampleTexts.then, lines: shown.then },
  ]
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-mono text-xs text-muted">{sample.ticket}</span>
        <span className="font-semibold" lang="en">
          {sample.title}
        </span>
        <span className="flex gap-1.5 sm:ml-auto" lang="en">
          <Badge size="sm">{sample.issueType}</Badge>
          <Badge size="sm">{sample.priority}</Badge>
        </span>
      </p>
      <p className="mt-3 text-xs text-muted">
        {sampleTexts.criterion} <span className="font-mono">{shown.criterionId}</span>
      </p>
      <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {clauses.map(({ word, lines }) => (
          <div className="contents" key={word}>
            <dt className="font-semibold text-accent-ink">{word}</dt>
            <dd lang="en">
              {lines.map((line) => (
                <span className="block" key={line}>
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const stepColumns = 'sm:grid-cols-[1rem_5fr_3fr_5fr]'

interface SampleCaseRowProps {
  testCase: SampleCase
  open: boolean
  onOpen: () => void
}

/** A case as the results view lists it, with its steps when it is open. */
function SampleCaseRow({ testCase, open, onOpen }: SampleCaseRowProps) {
  const { id, title, type, priority, criterionId } = testCase
  return (
    <li className="border-t border-line">
      <button
        aria-expanded={open}
        className={cn(
          'flex w-full items-center gap-x-2.5 px-4 py-2.5 text-left -outline-offset-2 sm:px-5',
          open ? 'bg-accent-soft' : 'hover:bg-sunken',
        )}
        onClick={onOpen}
        type="button"
      >
        <span className="w-9 shrink-0 font-mono text-xs text-muted">{id}</span>
        <span className={cn('min-w-0 flex-1', open && 'font-semibold')} lang="en">
          {title}
        </span>
        <span className="hidden w-[8.25rem] gap-1.5 sm:flex" lang="en">
          <Badge size="sm" variant={type === 'Negative' ? 'error' : 'default'}>
            {type}
          </Badge>
          <Badge size="sm">{priority}</Badge>
        </span>
        <span className="flex items-center gap-1 font-mono text-xs text-accent-ink">
          <Icon name="check" size={12} />
          <span className="sr-only">{sampleTexts.covers}</span>
          {criterionId}
        </span>
      </button>
      {open && <Steps testCase={testCase} />}
    </li>
  )
}

function Steps({ testCase }: { testCase: SampleCase }) {
  return (
    <div className="animate-fade border-t border-line px-4 pt-2 pb-3 sm:px-5">
      <div aria-hidden="true" className={cn('hidden gap-x-4 text-xs text-muted sm:grid', stepColumns)}>
        <span>#</span>
        <span>{sampleTexts.step}</span>
        <span>{sampleTexts.data}</span>
        <span>{sampleTexts.expected}</span>
      </div>
      <ol lang="en">
        {testCase.steps.map(([step, data, expected], index) => (
          <li className={cn('grid grid-cols-[1rem_1fr] gap-x-4 py-1.5', stepColumns)} key={step}>
            <span className="text-muted tabular-nums">{index + 1}</span>
            <span>{step}</span>
            <span className="font-mono text-xs leading-5 break-words max-sm:col-start-2">
              <span className="sr-only">{sampleTexts.data}: </span>
              {data}
            </span>
            <span className="text-muted max-sm:col-start-2">
              <span className="sr-only">{sampleTexts.expected}: </span>
              {expected}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
