import { Link } from 'react-router-dom'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { paths } from '#src/config/paths.ts'
import { adminTexts } from './texts.ts'

const texts = adminTexts.denied

/** The server refused: the role is gone, whatever this page still believes. */
export function AccessDenied() {
  return (
    <div lang="es" role="alert">
      <EmptyState
        action={
          <Link className={buttonStyle('primary')} to={paths.dashboard}>
            {texts.toDashboard}
          </Link>
        }
        icon="lock"
        title={texts.title}
      >
        {texts.text}
      </EmptyState>
    </div>
  )
}
