import type { ToggleEvent } from 'react'
import { Icon } from '#src/components/ui/icon.tsx'
import { faqTexts } from './faq-texts.ts'
import { PageSection } from './section.tsx'

/** The shared name makes the browser keep only one answer open, even without scripts. */
export function Faq() {
  return (
    <PageSection className="border-t border-line" id="faq" title={faqTexts.title}>
      <div className="max-w-[48rem] border-b border-line">
        {faqTexts.list.map(({ question, answer }) => (
          <details className="group border-t border-line" key={question} name="faq" onToggle={closeOthers}>
            <summary className="flex cursor-pointer list-none items-start justify-between gap-4 rounded-md py-4 [&::-webkit-details-marker]:hidden">
              <h3 className="text-base">{question}</h3>
              <Icon className="mt-1 text-muted transition-transform group-open:rotate-180" name="chevronDown" />
            </summary>
            <p className="max-w-[68ch] pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </PageSection>
  )
}

/** For browsers that ignore the name of `details`. */
function closeOthers({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>): void {
  if (newState !== 'open') return
  for (const other of currentTarget.parentElement?.querySelectorAll('details') ?? []) {
    if (other !== currentTarget) other.open = false
  }
}
