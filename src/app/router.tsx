import { type RouteObject, createBrowserRouter } from 'react-router-dom'
import { paths, sitePaths } from '#src/config/paths.ts'
import { RouteProblem } from './errors/route-problem.tsx'
import { ScreenProblem } from './errors/screen-problem.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { NotFoundRoute } from './routes/not-found.tsx'
import { SitePageRoute } from './routes/site-page.tsx'
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
          lazy: async () => ({ Component: (await import('./routes/login.tsx')).LoginRoute }),
        },
        {
          path: paths.signUp,
          handle: { title: titles.signUp },
          lazy: async () => ({ Component: (await import('./routes/sign-up.tsx')).SignUpRoute }),
        },
        {
          path: paths.forgot,
          handle: { title: titles.forgot },
          lazy: async () => ({ Component: (await import('./routes/forgot.tsx')).ForgotRoute }),
        },
      ],
    },
  ],
}

/** Links from e-mails lead here, for visitors and for people who are signed in. */
const linkRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./layouts/visitor-layout.tsx')).VisitorLayout }),
  children: [
    {
      path: paths.authCallback,
      handle: { title: titles.authCallback },
      lazy: async () => ({ Component: (await import('./routes/auth-callback.tsx')).AuthCallbackRoute }),
    },
    {
      path: paths.resetPassword,
      handle: { title: titles.resetPassword },
      lazy: async () => ({ Component: (await import('./routes/reset-password.tsx')).ResetPasswordRoute }),
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

/** In a build this is an empty list, and the page and all it draws are left out. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/dev/ui', handle: { title: 'Design system' }, lazy: async () => ({ Component: (await import('./routes/dev-ui.tsx')).DevUiRoute }) }]
  : []

/** Every URL, its guard and its screen; each screen is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteProblem,
    HydrateFallback: LoadingScreen,
    children: [
      ...sitePaths.map((path) => ({ path, Component: SitePageRoute })),
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
