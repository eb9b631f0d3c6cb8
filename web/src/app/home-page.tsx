import { lazy, Suspense } from 'react'
import { Hero } from '../features/landing/hero.js'

const BelowHero = lazy(async () => ({ default: (await import('./below-hero.js')).BelowHero }))

/** The first screen at once; what is below it, with the only call of the API, in a file of its own. */
export const HomePage = () => (
  <>
    <title>Thumbfolio · Your resume as a portfolio site</title>
    <Hero />
    <Suspense fallback={<div className="min-h-[200rem] bg-base-200" aria-hidden="true" />}>
      <BelowHero />
    </Suspense>
  </>
)
