import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { Footer } from './footer.js'
import { Header } from './header.js'

/** Nothing of the page waits for it. */
const ProductBanner = lazy(async () => ({
  default: (await import('./product-banner.js')).ProductBanner,
}))

export function Layout() {
  const main = useFocusOnArrival()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="btn sr-only btn-primary focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3 focus-visible:z-50"
      >
        Skip to content
      </a>
      <Suspense fallback={null}>
        <ProductBanner />
      </Suspense>
      <Header />
      {isLoading && (
        <div role="status" className="fixed inset-x-0 top-0 z-50 animate-late">
          <span className="block h-1 animate-alive bg-base-content" aria-hidden="true" />
          <span className="sr-only">Loading</span>
        </div>
      )}
      <main id="main" ref={main} tabIndex={-1} className="flex-1 outline-none" aria-busy={isLoading}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  )
}

/**
 * A new page starts at its top for the keyboard too; the first one is where the browser put it. So does a next step at
 * the same path, where it took away what was pressed.
 */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null)
  const { pathname, key } = useLocation()
  const last = useRef({ pathname, key })
  useEffect(() => {
    const isNew = last.current.pathname !== pathname
    const isNext = last.current.key !== key && document.activeElement === document.body
    last.current = { pathname, key }
    if (!isNew && !isNext) return
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname, key])
  return main
}
