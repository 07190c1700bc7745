/** What the app finds its way with, as a piece of its own. */
export { RouterProvider, createBrowserRouter } from 'react-router-dom'
