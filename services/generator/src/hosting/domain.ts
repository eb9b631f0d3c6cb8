/** What the domain of launches may know of hosting. */
export { repositoryOf } from './domain/code-host/name-answer.js'
export type { DomainClaim } from './domain/domains/domain-claim.js'
export { projectsIn, type ProjectList } from './domain/github/listed-projects.js'
export { siteKeyOf, type HostedSites, type HostedSite } from './domain/sites/hosted-site.js'
export type { SeenCertificate } from './domain/sites/seen-certificate.js'
export { canonicalUrl } from './domain/sites/site-address.js'
export { reportKeptMs, type AbuseReport } from './domain/takedowns/abuse-report.js'
export {
  takenDownError,
  isInForce,
  operatorActed,
  type Signed,
  type Takedown,
} from './domain/takedowns/takedown.js'
export type { DayVisits } from './domain/visits/day-visits.js'
