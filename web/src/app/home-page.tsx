import { LandingPage } from '../features/landing/landing-page.js'
import { PricingSection } from '../features/pricing/pricing-section.js'

export const HomePage = () => <LandingPage pricing={<PricingSection />} />
