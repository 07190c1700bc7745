import { DesignPage } from '../dev/design-page.tsx'

export function DevUiRoute() {
  return <DesignPage />
}
