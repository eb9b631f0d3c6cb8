import { QueryClient } from '@tanstack/react-query'

/**
 * A page is loaded when it is opened, and begins with what the server says then. A failure is shown at once, also while
 * the browser is offline: the person decides when to try again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 0,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
})
