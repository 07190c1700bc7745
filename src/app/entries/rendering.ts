/** What every page is drawn with, as a piece of its own. */
export { createRoot } from 'react-dom/client'
