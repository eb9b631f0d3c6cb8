import type { CallerName } from '../route.js'

const withSessions = ['gateway', 'resume', 'payment', 'generator', 'dashboard', 'support'] as const

/** Who may call which internal route. A service that is taken over can call only what its column allows. */
export const internalCallers = {
  // auth
  holdCredits: ['generator'],
  session: withSessions,
  contact: ['payment', 'generator'],
  standing: ['generator'],
  consentsOf: ['generator'],
  avatarOf: ['generator'],
  operatorRoles: ['admin'],
  // resume
  contentForLaunch: ['generator'],
  textOfPdf: ['generator'],
  pdfOf: ['generator'],
  portraitOf: ['generator'],
  workPicturesOf: ['generator'],
  workPictureOf: ['generator'],
  // generator
  siteOf: ['dashboard'],
  domainOf: ['gateway'],
  // resume, payment, generator, dashboard
  personalData: ['auth'],
  exportFile: ['auth'],
} as const satisfies Readonly<Record<string, readonly CallerName[]>>
