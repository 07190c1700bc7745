import { buttonStyle } from '#src/components/ui/button-style.ts'
import { paths } from '#src/config/paths.ts'
import { cn } from '#src/lib/cn.ts'
import { frame } from '../section.tsx'
import { siteTexts } from '../texts.ts'
import { SampleFigure } from './sample-figure.tsx'

const texts = siteTexts.hero

/** The promise, and beside it the product keeping it. */
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
