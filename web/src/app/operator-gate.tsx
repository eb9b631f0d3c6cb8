import { lazy, Suspense } from 'react'
import { useSession } from '../lib/session-store.js'
import { Spinner } from '../ui/spinner.js'
import { NotFoundPage } from './not-found-page.js'

/** Only operators load it. */
const OperatorPage = lazy(async () => ({
  default: (await import('../features/operator/operator-page.js')).OperatorPage,
}))

/** Everybody but operators is where there is no page. The server decides on its own at each call. */
export function OperatorGate() {
  const isOperator = useSession(({ authUser }) => authUser?.isOperator)
  if (!isOperator) return <NotFoundPage />
  return (
    <Suspense fallback={<Spinner label="Loading" className="min-h-dvh animate-late" />}>
      <OperatorPage />
    </Suspense>
  )
}
