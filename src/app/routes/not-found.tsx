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
        <>
          {/* Public pages are separate documents, so the router cannot open them. */}
          <a className={buttonStyle('primary')} href={paths.home}>
            {texts.toHome}
          </a>
          <Link className={buttonStyle('secondary')} to={paths.dashboard}>
            {texts.toDashboard}
          </Link>
        </>
      }
      title={texts.title}
    >
      <p>{texts.text}</p>
    </MessagePage>
  )
}
