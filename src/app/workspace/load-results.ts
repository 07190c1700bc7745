/** The part of the page that shows test cases. */
export const loadResults = () => import('./workspace-results.tsx')
