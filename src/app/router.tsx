import { useEffect } from 'react'
import { type RouteObject, createBrowserRouter, isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { Button } from '#src/components/ui/button.tsx'
import { paths, sitePaths } from '#src/config/paths.ts'
import { isFailedImport } from '#src/lib/failed-import.ts'
import { ProblemPage } from './errors/problem-page.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { NotFoundRoute } from './routes/not-found.tsx'
import { appTexts } from './texts.ts'

const { titles } = appTexts

const visitorRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./guards/require-visitor.tsx')).RequireVisitor }),
  children: [
    {
      lazy: async () => ({ Component: (await import('./layouts/visitor-layout.tsx')).VisitorLayout }),
      children: [
        {
          path: paths.login,
          handle: { title: titles.login },
          lazy: async () => ({ Component: (await import('#src/features/auth/login-screen.tsx')).LoginScreen }),
        },
        {
          path: paths.signUp,
          handle: { title: titles.signUp },
          lazy: async () => ({ Component: (await import('#src/features/auth/sign-up-screen.tsx')).SignUpScreen }),
        },
        {
          path: paths.forgot,
          handle: { title: titles.forgot },
          lazy: async () => ({ Component: (await import('#src/features/auth/forgot-screen.tsx')).ForgotScreen }),
        },
      ],
    },
  ],
}

/** Targets of links in emails, for visitors and for signed-in users. */
const linkRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./layouts/visitor-layout.tsx')).VisitorLayout }),
  children: [
    {
      path: paths.authCallback,
      handle: { title: titles.authCallback },
      lazy: async () => ({ Component: (await import('#src/features/auth/callback-screen.tsx')).CallbackScreen }),
    },
    {
      path: paths.resetPassword,
      handle: { title: titles.resetPassword },
      lazy: async () => ({
        Component: (await import('#src/features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
      }),
    },
  ],
}

const privateRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./guards/require-session.tsx')).RequireSession }),
  children: [
    {
      lazy: async () => ({ Component: (await import('./layouts/private-layout.tsx')).PrivateLayout }),
      children: [
        {
          ErrorBoundary: ScreenProblem,
          children: [
            {
              path: paths.dashboard,
              handle: { title: titles.dashboard },
              lazy: async () => ({ Component: (await import('./routes/dashboard.tsx')).DashboardRoute }),
            },
            {
              path: paths.settings,
              handle: { title: titles.settings },
              lazy: async () => ({ Component: (await import('./routes/settings.tsx')).SettingsRoute }),
            },
            {
              path: paths.admin,
              handle: { title: titles.admin },
              lazy: async () => ({ Component: (await import('./routes/admin.tsx')).AdminRoute }),
            },
          ],
        },
      ],
    },
  ],
}

/** Empty in a build, which leaves the page out of the bundle. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/ui',
        handle: { title: 'Design system' },
        lazy: async () => ({ Component: (await import('./dev/design-page.tsx')).DesignPage }),
      },
    ]
  : []

/** A public page is a separate document. The address is already right, so a reload opens it. */
function SitePage() {
  useEffect(() => window.location.reload(), [])
  return <LoadingScreen />
}

/** Every URL with its guard and its screen. Each screen is a separate chunk. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteProblem,
    children: [
      ...sitePaths.map((path) => ({ path, Component: SitePage })),
      {
        lazy: async () => ({ Component: (await import('./session-root.tsx')).SessionRoot }),
        children: [visitorRoutes, linkRoutes, privateRoutes],
      },
      ...developmentRoutes,
      { path: '*', handle: { title: titles.notFound }, Component: NotFoundRoute },
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes)
}

function RouteProblem() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) {
    return error.status === 404 ? (
      <NotFoundRoute />
    ) : (
      <ProblemPage error={new Error(`${error.status} ${error.statusText}`)} />
    )
  }
  return <ProblemPage error={error} />
}

/** A screen that could not be loaded. The frame stays, so a run in progress and its result are kept. */
function ScreenProblem() {
  const error = useRouteError()
  // The router passes other errors to RouteProblem.
  if (!isFailedImport(error)) throw error
  const texts = appTexts.problem
  return (
    <div className="mx-auto max-w-xl space-y-3">
      <h1 className="text-xl">{texts.outdatedTitle}</h1>
      <p className="text-muted">{texts.outdatedText}</p>
      <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
    </div>
  )
}
