export const appTexts = {
  product: 'casewright',
  loading: 'Loading...',
  skipToContent: 'Skip to content',
  titles: {
    dashboard: 'Dashboard',
    settings: 'Settings',
    login: 'Log in',
    notFound: 'Page not found',
  },
  layout: {
    navigation: 'Main',
    dashboard: 'Dashboard',
    settings: 'Settings',
    logOut: 'Logout',
    welcome: (name: string) => `Welcome, ${name}`,
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
  },
  theme: { toDark: 'Switch to the dark theme', toLight: 'Switch to the light theme' },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. Check it for a typing error, or start from the dashboard.',
    toDashboard: 'Go to the dashboard',
  },
  problem: {
    title: 'This screen stopped working',
    text: 'Your saved history and settings are safe in this browser. Reload the page; if it happens again, start from the dashboard.',
    outdatedTitle: 'A part of the page could not be loaded',
    outdatedText: 'The connection broke, or a new version was published while the page was open. Reload the page to go on.',
    reload: 'Reload the page',
    toDashboard: 'Go to the dashboard',
    details: 'Details for a report',
  },
  configuration: {
    title: 'This site is not configured yet',
    text: 'Set the variables named below in the environment of the build (.env.example describes them), then build the site again.',
  },
} as const
