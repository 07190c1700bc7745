import { useId } from 'react'
import { Icon } from '#src/components/ui/icon.tsx'
import { linkStyle } from './link-style.ts'
import { signUpTexts } from './texts.ts'

const texts = signUpTexts.beta

/** Early access to premium features; the application is a form elsewhere. */
export function BetaAccess({ formUrl }: { formUrl: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line pt-6 text-sm">
      <h2 id={id}>{texts.title}</h2>
      <p className="mt-1 text-muted">{texts.text}</p>
      <a className={`mt-2 inline-flex items-center gap-1.5 ${linkStyle}`} href={formUrl} rel="noreferrer" target="_blank">
        {texts.apply}
        <Icon name="external" />
      </a>
    </section>
  )
}
