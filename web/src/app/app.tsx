import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { RouterProvider } from 'react-router-dom'
import { queryClient } from '../lib/query-client.js'
import { router } from './router.js'
import { SessionGate } from './session-gate.js'

/** A toast that is raised before this has loaded is kept and shown then. */
const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.js')).Toaster }))

export function App() {
  return (
    <>
      <SessionGate>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionGate>
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  )
}
