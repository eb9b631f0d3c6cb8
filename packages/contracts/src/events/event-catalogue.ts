import type { ServiceName } from '../route.js'
import type { EventType } from './events.js'

export interface EventNote {
  readonly from: ServiceName
  /** Whose id the event's subject is, and in whose order it arrives. */
  readonly subject: 'user id' | 'resume id' | 'order id' | 'site name'
  readonly means: string
  /** What each consuming group does with it. `make docs` fails where these are not the groups that subscribe. */
  readonly to: Readonly<Record<string, string>>
  /** Any number of things may change because of it: each group handles it in a trace of its own, linked to this one. */
  readonly fansOut?: true
}

const erases = 'marks the user as erased and deletes what it holds'
const purges = 'purges the site’s addresses at the CDN, where one is configured'
const addsToLedger = 'adds a row to the ledger'

/** What every event says, for `docs/events.md`. An event without a note does not compile. */
export const eventCatalogue: Readonly<Record<EventType, EventNote>> = {
  'account.registered.v1': {
    from: 'auth',
    subject: 'user id',
    means: 'A person signed up.',
    to: { auth: 'mints the first one-time code and mails it' },
  },
  'account.code-requested.v1': {
    from: 'auth',
    subject: 'user id',
    means: 'Another code was asked for, to verify the e-mail or to reset the password.',
    to: { auth: 'mints the code and mails it' },
  },
  'account.deleted.v1': {
    from: 'auth',
    subject: 'user id',
    means: 'The account is gone.',
    to: { auth: erases, resume: erases, payment: erases, generator: erases, dashboard: erases },
    fansOut: true,
  },
  'credits.granted.v1': {
    from: 'auth',
    subject: 'user id',
    means: 'Credits were added; `reference` says for what.',
    to: { auth: addsToLedger, payment: 'marks the order as credited' },
  },
  'credits.held.v1': {
    from: 'auth',
    subject: 'user id',
    means: 'Credits were set aside for a launch.',
    to: { auth: addsToLedger },
  },
  'credits.captured.v1': {
    from: 'auth',
    subject: 'user id',
    means: 'The launch is live and its hold is spent.',
    to: { auth: addsToLedger },
  },
  'credits.released.v1': {
    from: 'auth',
    subject: 'user id',
    means: 'The launch failed and its hold is free again.',
    to: { auth: addsToLedger },
  },
  'resume.deleted.v1': {
    from: 'resume',
    subject: 'resume id',
    means: 'The PDF and all that was read from it are gone.',
    to: { generator: 'launches nothing from it any more' },
    fansOut: true,
  },
  'payment.verified.v1': {
    from: 'payment',
    subject: 'order id',
    means: 'The payment of an order is final on chain.',
    to: { auth: 'grants the credits, once per order', 'payment-mail': 'mails the receipt' },
  },
  'site.requested.v1': {
    from: 'generator',
    subject: 'site name',
    means: 'A launch has its credits held and may be worked on.',
    to: { 'generator-workers': 'wakes the workers', dashboard: 'lists the site as launching' },
  },
  'site.generated.v1': {
    from: 'generator',
    subject: 'site name',
    means: 'The site answers at its own address with the bytes that were made.',
    to: {
      auth: 'captures the hold',
      dashboard: 'lists the site as live',
      'generator-mail': 'mails the owner',
    },
  },
  'site.suggestions-changed.v1': {
    from: 'generator',
    subject: 'site name',
    means: 'A launch suggested wordings, or the owner decided about some.',
    to: { dashboard: 'shows how many wait' },
  },
  'site.failed.v1': {
    from: 'generator',
    subject: 'site name',
    means: 'The launch ended without a live page; `problem` is a code of the problem table.',
    to: {
      auth: 'releases the hold',
      dashboard: 'shows the failure',
      'generator-mail': 'mails the owner',
      'generator-code-host': 'checks again what the repository shows',
      'generator-cdn': purges,
    },
  },
  'site.published.v1': {
    from: 'generator',
    subject: 'site name',
    means:
      'The public address shows another page: after a launch, an edit, a restore, new settings or a rename.',
    to: {
      'generator-code-host': 'pushes the page to the code host, where one is configured',
      'generator-cdn': purges,
    },
  },
  'site.renamed.v1': {
    from: 'generator',
    subject: 'site name',
    means:
      'A live site has a new name, which is the subject; its old address redirects once the page is at the new one.',
    to: {
      dashboard: 'lists the new name in place of the old one',
      'generator-code-host': 'renames the repository at the code host',
    },
  },
  'site.deletion-requested.v1': {
    from: 'dashboard',
    subject: 'site name',
    means: 'Its owner deleted a site.',
    to: { generator: 'cancels a pending launch and unpublishes' },
  },
  'site.deleted.v1': {
    from: 'generator',
    subject: 'site name',
    means: 'The page is gone. The name of a page that was live stays its former owner’s for 180 days.',
    to: {
      dashboard: 'removes it from the list',
      'generator-code-host': 'deletes the repository at the code host',
      'generator-cdn': purges,
    },
  },
  'site.domain-detached.v1': {
    from: 'generator',
    subject: 'site name',
    means: 'A custom domain that showed the site does not show it any more.',
    to: { 'generator-cdn': 'purges the domain at the CDN, where one is configured, and again after 6 s' },
  },
  'site.name-retired.v1': {
    from: 'generator',
    subject: 'site name',
    means: 'A renamed site has left its old name, which is the subject: nothing is published there any more.',
    to: { 'generator-cdn': purges },
  },
  'site.repository-refused.v1': {
    from: 'generator',
    subject: 'site name',
    means:
      'The code host refuses the repository of a site for good. Once for each refusal, not for each try.',
    to: { auth: 'opens an incident' },
  },
  'site.taken-down.v1': {
    from: 'generator',
    subject: 'site name',
    means: 'An operator took a site down: nothing is shown under its name, and nobody can launch under it.',
    to: {
      generator: 'cancels its launch and keeps its owner from changing it',
      dashboard: 'shows the reason',
      'generator-mail': 'mails the owner',
      'generator-code-host': 'deletes the repository at the code host',
      'generator-cdn': purges,
    },
  },
  'site.put-back.v1': {
    from: 'generator',
    subject: 'site name',
    means: 'An operator undid a takedown.',
    to: {
      generator: 'publishes the page again',
      dashboard: 'shows the site as before',
      'generator-mail': 'mails the owner',
      'generator-cdn': purges,
    },
  },
  'site.operator-acted.v1': {
    from: 'generator',
    subject: 'site name',
    means: 'An operator did something about a site, its launch or a report.',
    to: {
      generator: 'adds a row to the actions of operators',
      'generator-mail': 'writes to who left an e-mail with a report that was closed',
    },
  },
  'account.operator-acted.v1': {
    from: 'auth',
    subject: 'user id',
    means: 'An operator did something about an account, its credits or an incident.',
    to: { auth: 'adds a row to the actions of operators' },
  },
}
