import { useMatches } from 'react-router-dom'
import { z } from 'zod'
import { appTexts } from '../texts.ts'

/** What a route may say of itself in its `handle`. */
const handleSchema = z.object({ title: z.string() })

/** The title of the innermost route that has one. */
export function PageTitle() {
  const titles = useMatches().flatMap(({ handle }) => {
    const parsed = handleSchema.safeParse(handle)
    return parsed.success ? [parsed.data.title] : []
  })
  const title = titles.at(-1)
  return <title>{title === undefined ? appTexts.product : `${title} · ${appTexts.product}`}</title>
}
