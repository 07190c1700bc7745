export interface Caption {
  en: string
  es: string
  /** Seconds. */
  from: number
}

/** A WebVTT file; each caption stays until the next one. */
export function webVtt(captions: readonly Caption[], language: 'en' | 'es', end: number): string {
  const cues = captions.map(
    (caption, index) =>
      `${time(caption.from)} --> ${time((captions[index + 1]?.from ?? end) - 0.1)}\n${caption[language]}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}

function time(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `00:${String(minutes).padStart(2, '0')}:${(seconds - 60 * minutes).toFixed(3).padStart(6, '0')}`
}
