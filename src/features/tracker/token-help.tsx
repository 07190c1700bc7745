import { Icon } from '#src/components/ui/icon.tsx'
import { tokenHelpTexts, tokenPage } from './texts.ts'

/** How to make an API token, and why one that worked stops working. */
export function TokenHelp() {
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-3 py-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Icon className="text-muted transition-transform group-open:rotate-90" name="chevronRight" />
        {tokenHelpTexts.question}
      </summary>
      <div className="space-y-3 px-3 pt-1 pb-3 pl-9 text-sm text-muted">
        <ol className="max-w-[68ch] list-decimal space-y-1 pl-4 marker:text-subtle">
          {tokenHelpTexts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="max-w-[68ch]">{tokenHelpTexts.expiry}</p>
        <p className="max-w-[68ch]">{tokenHelpTexts.scopes}</p>
        <a className="inline-flex items-center gap-1.5 font-semibold text-accent-ink underline underline-offset-2" href={tokenPage} rel="noreferrer" target="_blank">
          {tokenHelpTexts.link}
          <Icon name="external" />
        </a>
      </div>
    </details>
  )
}
