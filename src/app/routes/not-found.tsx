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
          {/* The public pages have an entry of their own, which only a fresh request starts. */}
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
