import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { queryClient } from '../query-client.js'

const InApp = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** Renders within what every page has: a router, and the cache of what was loaded, which is empty. Answers with where one is. */
export function renderInApp(
  element: ReactNode,
  { at = '/', path = '*', state }: { at?: string; path?: string; state?: unknown } = {},
): { readonly address: () => string } {
  queryClient.clear()
  const [pathname = '/', search = ''] = at.split('?')
  const entry = { pathname, search: search === '' ? '' : `?${search}`, state }
  const routes = [{ path, element }, ...(path === '*' ? [] : [{ path: '*', element: <Elsewhere /> }])]
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  render(<RouterProvider router={router} />, { wrapper: InApp })
  return { address: () => router.state.location.pathname + router.state.location.search }
}

const Elsewhere = () => <p>Another page: {useLocation().pathname}</p>
