import type { ReactNode } from 'react'
import { Demo } from './demo.js'
import { Hero } from './hero.js'
import { Steps } from './steps.js'

/** `pricing` is another feature's and is put in by the app. */
export function LandingPage({ pricing }: { pricing: ReactNode }) {
  return (
    <>
      <title>Thumbfolio · Your resume as a portfolio site</title>
      <Hero />
      <Demo />
      <Steps />
      {pricing}
    </>
  )
}
