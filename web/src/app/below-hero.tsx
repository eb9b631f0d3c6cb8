import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Examples } from '../features/landing/examples.js'
import { Steps } from '../features/landing/steps.js'
import { PricingSection } from '../features/pricing/pricing-section.js'

export function BelowHero() {
  const { hash } = useLocation()
  // The router scrolls to `/#pricing` when the page opens, which is before this part is there.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <>
      <Examples />
      <Steps />
      <PricingSection />
    </>
  )
}
