import { RouterProvider } from 'react-router-dom'
import { Toaster } from '../ui/toaster.js'
import { router } from './router.js'
import { SessionGate } from './session-gate.js'

export function App() {
  return (
    <>
      <SessionGate>
        <RouterProvider router={router} />
      </SessionGate>
      <Toaster />
    </>
  )
}
