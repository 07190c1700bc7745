import { Link } from 'react-router-dom'
import { MessagePage } from '#src/components/layout/message-page.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { paths } from '#src/config/paths.ts'
import { appTexts } from '../texts.ts'

export function NotFoundRoute() {
  const texts = appTexts.notFound
  return (
    <MessagePage
      actions={
        <Link className={buttonStyle('primary')} to={paths.dashboard}>
          {texts.toDashboard}
        </Link>
      }
      title={texts.title}
    >
      <p>{texts.text}</p>
    </MessagePage>
  )
}
