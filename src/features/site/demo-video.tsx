import { type MouseEvent, useState } from 'react'
import { Icon } from '#src/components/ui/icon.tsx'
import { language } from '#src/lib/language.ts'
import { PageSection } from './section.tsx'
import { siteTexts } from './texts.ts'

const texts = siteTexts.demo
const source = '/demo/demo.webm'
const size = { width: 1280, height: 720 }

const captions = [
  { lang: 'en', label: 'English' },
  { lang: 'es', label: 'Español' },
]

/** Shows a picture and loads the video on a click. Without scripts the picture links to the video. */
export function DemoVideo() {
  const [playing, setPlaying] = useState(false)

  function play(event: MouseEvent): void {
    event.preventDefault()
    setPlaying(true)
  }

  return (
    <PageSection className="border-t border-line bg-sunken" id="demo" text={texts.text} title={texts.title}>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        {playing ? (
          <video
            autoPlay
            className="block aspect-video w-full"
            controls
            playsInline
            poster="/demo/poster.webp"
            {...size}
          >
            <source src={source} type="video/webm" />
            <source src="/demo/demo.mp4" type="video/mp4" />
            {captions.map(({ lang, label }) => (
              <track
                default={lang === language}
                key={lang}
                kind="captions"
                label={label}
                src={`/demo/captions.${lang}.vtt`}
                srcLang={lang}
              />
            ))}
          </video>
        ) : (
          <a aria-label={texts.play} className="group relative block -outline-offset-2" href={source} onClick={play}>
            <img alt="" className="block aspect-video w-full" loading="lazy" src="/demo/poster.webp" {...size} />
            <span className="absolute inset-0 flex items-center justify-center">
              <span className="flex size-16 items-center justify-center rounded-full bg-accent text-on-accent shadow-float transition-colors group-hover:bg-accent-strong">
                <Icon name="play" size={28} />
              </span>
            </span>
          </a>
        )}
      </div>
    </PageSection>
  )
}
