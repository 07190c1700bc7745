import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { ToastProvider } from '#src/components/ui/toast.tsx'
import { AdminScreen } from '#src/features/admin/admin-screen.tsx'

export const onOwnAccountChanged = vi.fn<() => void>()

/** The panel for an administrator with the id 'u-ada'. */
export function openPanel(address = '/app/admin') {
  const router = createMemoryRouter(
    [{ path: '/app/admin', element: <AdminScreen onOwnAccountChanged={onOwnAccountChanged} ownId="u-ada" /> }],
    {
      initialEntries: [address],
    },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return {
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    back: () => router.navigate(-1),
  }
}
