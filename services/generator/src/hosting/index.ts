/** What launches may know of hosting. */
export * from './domain.js'
export { expectPushed } from './commands/code-host/expect-pushed.js'
export { isTakenAtHost } from './commands/code-host/name-at-host.js'
export { retryRepository } from './commands/code-host/retry-repository.js'
export {
  forgetOldProjectLists,
  forgetProjectListsOf,
  knownProjects,
  readProject,
  readProjects,
} from './commands/github/list-projects.js'
export { checkDomain } from './commands/domains/check-domain.js'
export { claimsOf } from './commands/domains/find-domain.js'
export { moveDomains } from './commands/domains/move-domains.js'
export {
  contactMessagesOf,
  forgetContactMessagesOf,
  forgetContactMessagesOfSite,
  forgetOldContactMessages,
} from './commands/contact/contact-inbox.js'
export { mailOwnerOnce } from './commands/mail-owner-once.js'
export { closeReport } from './commands/takedowns/report-abuse.js'
export {
  refusalOfTakenDown,
  isTakenDown,
  findTakedown,
  putBack,
  takeDown,
} from './commands/takedowns/take-down.js'
export { verifyPublished } from './commands/verify-published.js'
export { visitsOf } from './commands/visits/find-visits.js'
export { moveVisits } from './commands/visits/move-visits.js'
export { forgetOldVisits } from './commands/visits/record-visits.js'
export { isView } from './domain/visits/page-view.js'
export { visitorFault } from './http/published-sites.js'
export type { SendPdf } from './http/send-pdf.js'
export { StaleEpochError, type Ports } from './ports.js'
