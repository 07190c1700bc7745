import { useEffect } from 'react'
import { LoadingScreen } from '../loading-screen.tsx'

/** A page that is not part of the app: the address is right already, the document has to be loaded for it. */
export function SitePageRoute() {
  useEffect(() => window.location.reload(), [])
  return <LoadingScreen />
}
