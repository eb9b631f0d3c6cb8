import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { DomainError, type ModelId } from '@thumbfolio/contracts'
import { openErasures, openOperatorActions, type SweptBlobs, type Database } from '@thumbfolio/kit/store'
import {
  openPlatform,
  openSmtpMailer,
  type Platform,
  type PlatformParts,
  type Service,
} from '@thumbfolio/kit/run'
import { ownSecrets } from '@thumbfolio/kit/http'
import express from 'express'
import { httpAccounts } from './launches/adapters/accounts.http.js'
import { hmacFingerprint } from './launches/adapters/fingerprint.hmac.js'
import { hmacFormTokens } from './hosting/adapters/form-tokens.hmac.js'
import { httpCdn } from './hosting/adapters/cdn.http.js'
import { resvgCards } from './launches/adapters/cards.resvg.js'
import { localComposer } from './models/adapters/composer.local.js'
import { rememberedDns } from './hosting/adapters/dns.remembered.js'
import { systemDns } from './hosting/adapters/dns.system.js'
import { ownPlaceIn } from './hosting/adapters/own-place.dns.js'
import { httpLinkedPages } from './launches/adapters/linked-pages.http.js'
import { blobPictureFiles } from './launches/adapters/picture-files.blobs.js'
import { blobPhotos } from './launches/adapters/photos.blobs.js'
import { sharpPictures } from './launches/adapters/pictures.sharp.js'
import { httpPublicWeb } from './hosting/adapters/public-web.http.js'
import { scryptReaderSecrets } from './launches/adapters/reader-secrets.scrypt.js'
import { httpResumes } from './launches/adapters/resumes.http.js'
import { shownAliases } from './hosting/adapters/shown-aliases.js'
import { blobSiteHost } from './hosting/adapters/site-host.blobs.js'
import { measuredSites } from './launches/adapters/sites.measured.js'
import { notifyingSites } from './launches/adapters/sites.notifying.js'
import { wakeupsBySignals } from './launches/adapters/wakeups.signals.js'
import {
  abuseReports,
  aliases,
  allowances,
  codeHostLanes,
  contactMessages,
  domains,
  drafts,
  notices,
  pictureShelves,
  projectLists,
  readerLinks,
  previews as previewStore,
  restingNames,
  siteRepositories,
  sites,
  siteVersions,
  sortings,
  spending,
  takedowns,
  transcripts,
  visits,
} from './collections.js'
import { deleteSitesOf } from './launches/commands/delete-sites-of.js'
import { applyTakedown } from './launches/commands/operator/apply-takedown.js'
import { hostedSites } from './launches/commands/hosted-sites.js'
import { publishSite } from './launches/commands/publish-site.js'
import { recoverSite } from './launches/commands/recover-site.js'
import { verifyModels } from './models/commands/verify-models.js'
import { writeDraft } from './launches/commands/write-draft.js'
import { asksModels, type GeneratorConfig } from './config.js'
import { codeHostOf, publicRepositoriesOf } from './connected-github.js'
import { connectedModels } from './connected-models.js'
import type { Composer } from './models/domain/composer.js'
import { dnsRememberedMs } from './hosting/domain/domains/look-up.js'
import { isFreeDraft } from './launches/domain/drafts/draft-writing.js'
import { isRecoverys, isWorkers } from './launches/domain/launch/due.js'
import { siteAddress, standardSitesOrigin } from './hosting/domain/sites/site-address.js'
import { VisitBuffer } from './hosting/domain/visits/visit-buffer.js'
import { subscribeApi } from './events/subscribe-api.js'
import { subscribeCdn } from './hosting/events/subscribe-cdn.js'
import { subscribeCodeHost } from './hosting/events/subscribe-code-host.js'
import { generatorRouter } from './http/generator-router.js'
import { siteHosts } from './http/site-hosts.js'
import type { Cards, Ports } from './launches/ports.js'
import type { Cdn, CodeHost } from './hosting/ports.js'
import { startDueSites } from './workers/due-sites.js'
import { startDueWork } from './workers/due-work.js'
import { observeWork } from './workers/observe-work.js'
import { startPushes } from './workers/pushes.js'
import { startSweeps, startVisitRecords } from './workers/sweeps.js'

const recoverySlots = 20
/** A launch comes with an event. A change of a live page has none, and waits this long for a worker at most. */
const launchesEveryMs = 200

export interface Engines {
  readonly database: Database
  readonly blobs: SweptBlobs
}

/** What tests replace beside the platform's parts. */
export interface GeneratorParts extends PlatformParts {
  readonly composerFor?: (model: ModelId) => Composer
  readonly cards?: Cards
  readonly codeHost?: CodeHost
  /** Wraps the opened engines. */
  readonly engines?: (engines: Engines) => Engines
}

/** Sites: names, launches, versions, publishing. `api` answers and recovers, `hosting` serves pages, `worker` launches. */
export async function generatorService(
  config: GeneratorConfig,
  parts: GeneratorParts = {},
): Promise<Service> {
  const platform = await openPlatform('generator', config, parts)
  const { database, blobs } = parts.engines?.(platform) ?? platform
  const roles = config.GENERATOR_ROLE
  const answers = roles.includes('api')
  const serves = answers || roles.includes('hosting')
  const launches = roles.includes('worker')
  const mailer = openSmtpMailer(config)
  const stopping = new AbortController()
  const erasures = openErasures({ database, now: platform.now, log: platform.log }, (userId) =>
    deleteSitesOf(ports, userId).finally(() => work.recovery.wake()),
  )
  const buffer = new VisitBuffer()
  const cdn = cdnOf(config)
  const world = worldOf(config, platform, { database, blobs })
  const ports: Ports = {
    visitCounter: buffer,
    ...world,
    hostedSites: hostedSites({ ...world, erasures, now: platform.now }),
    ...connectedModels(config, platform.now),
    erasures,
    mailer,
    stopping: stopping.signal,
    composerFor: parts.composerFor ?? (() => localComposer),
    cards: parts.cards ?? resvgCards(),
    codeHost: parts.codeHost ?? codeHostOf(config, platform.now),
    wakePushes: () => {
      if (answers) work.pushes.wake()
    },
    wakeDrafters: () => {
      if (launches) work.drafters.wake()
    },
  }
  const work = workOf(config, ports, buffer)
  const router = express.Router({ caseSensitive: true })
  if (serves) router.use(siteHosts(ports, { isPurged: cdn !== undefined }))
  if (answers) {
    router.use(
      generatorRouter(
        ports,
        { organisation: config.GITHUB_ORG, publicUrl: config.PUBLIC_URL },
        platform.routerOptions,
      ),
    )
    if (cdn) subscribeCdn(platform.bus, { ...ports, cdn })
    if (ports.codeHost.repositories)
      subscribeCodeHost(platform.bus, ports, (siteName) => applyTakedown(ports, siteName))
    subscribeApi(platform.bus, ports, { erasures, wakeRecovery: work.recovery.wake })
  }
  if (launches)
    platform.bus.subscribe({
      group: 'generator-workers',
      handlers: { 'site.requested.v1': async ({ subject }) => work.pool.take(subject) },
      intake: work.pool.intake,
    })

  let unobserve = (): void => undefined
  return {
    name: 'generator',
    router,
    migrate: () => platform.migrate(),
    async start() {
      await platform.start()
      if (asksModels(roles))
        verifyModels(ports).catch((error: unknown) =>
          platform.log.error({ err: error }, 'models were not verified'),
        )
      if (serves) work.visits.wake()
      if (launches) work.pool.wake()
      ports.wakeDrafters()
      if (!answers) return
      unobserve = observeWork(ports)
      work.recovery.wake()
      work.sweeps.wake()
      work.pushes.begin()
      erasures.start()
    },
    async ready() {
      if (stopping.signal.aborted) throw new DomainError('unavailable', { detail: 'It stops.' })
      await platform.ready()
    },
    drain: () => stopping.abort(new Error('The service stops')),
    async [Symbol.asyncDispose]() {
      stopping.abort(new Error('The service stops'))
      unobserve()
      for (const part of [...Object.values(work), erasures, mailer]) await part[Symbol.asyncDispose]()
      await platform[Symbol.asyncDispose]()
    },
  }
}

/** The ports that need nothing of this service's own. */
function worldOf(
  config: GeneratorConfig,
  { log, now, serviceClients, identity, signals, limits }: Platform,
  { database, blobs }: Engines,
) {
  const wakeups = wakeupsBySignals(signals)
  const aliasStore = database.store(aliases)
  const urlOf = siteAddress(config.PUBLIC_URL, config.SITES_DOMAIN)
  const appOrigin = new URL(config.PUBLIC_URL).origin
  const dns = rememberedDns(systemDns(config.DNS_SERVERS), { forMs: dnsRememberedMs, now })
  const target = config.DOMAINS_TARGET ?? config.SITES_DOMAIN
  return {
    domains: database.store(domains),
    visits: database.store(visits),
    dns,
    certificateIssuers: config.CERTIFICATE_ISSUERS,
    ownPlace: ownPlaceIn(dns, target, config.DOMAINS_ADDRESSES),
    ownHosts: [...new Set([config.SITES_DOMAIN, new URL(config.PUBLIC_URL).hostname, target])],
    sites: notifyingSites(measuredSites(database.store(sites)), wakeups),
    siteVersions: database.store(siteVersions),
    siteRepositories: database.store(siteRepositories),
    codeHostLanes: database.store(codeHostLanes),
    projectLists: database.store(projectLists),
    publicRepositories: publicRepositoriesOf(config, now),
    restingNames: database.store(restingNames),
    takedowns: database.store(takedowns),
    abuseReports: database.store(abuseReports),
    contactMessages: database.store(contactMessages),
    formTokens: hmacFormTokens(ownSecrets(identity), now),
    operatorActions: openOperatorActions(database),
    limits,
    notices: database.store(notices),
    previews: database.store(previewStore),
    readerLinks: database.store(readerLinks),
    readerSecrets: scryptReaderSecrets,
    drafts: database.store(drafts),
    draftLimits: { most: config.DRAFTS_MOST, perDayWithoutCredits: config.DRAFTS_PER_DAY_WITHOUT_CREDITS },
    allowances: database.store(allowances),
    transcripts: database.store(transcripts),
    sortings: database.store(sortings),
    spending: database.store(spending),
    resumes: httpResumes(serviceClients),
    accounts: httpAccounts(serviceClients),
    siteHost: blobSiteHost({
      aliases: aliasStore,
      shownAliases: shownAliases(aliasStore, signals),
      blobs,
      now,
    }),
    photos: blobPhotos(blobs),
    pictureFiles: blobPictureFiles(blobs),
    pictureShelves: database.store(pictureShelves),
    pictures: sharpPictures(),
    linkedPages: httpLinkedPages(dns, config.LINK_PREVIEW_PRIVATE_HOSTS, appOrigin),
    publicWeb: httpPublicWeb(config.SITES_ORIGIN ?? standardSitesOrigin(config.PUBLIC_URL), urlOf, appOrigin),
    wakeups,
    log,
    now,
    urlOf,
    holder: `${hostname()}:${randomUUID()}`,
    leaseMs: config.LAUNCH_LEASE_SECONDS * 1000,
    deadlineMs: config.LAUNCH_DEADLINE_SECONDS * 1000,
    appOrigin,
    fingerprint: hmacFingerprint(ownSecrets(identity)[0]),
  }
}

/** Undefined where none is in front of published sites. */
const cdnOf = ({ CDN_PURGE_URL: url, CDN_PURGE_SECRET: secret }: GeneratorConfig): Cdn | undefined =>
  url === undefined ? undefined : httpCdn({ url, secret })

/** Background work. Each part is idle until it is woken first. */
const workOf = (config: GeneratorConfig, ports: Ports, buffer: VisitBuffer) => ({
  pool: startDueSites(ports, {
    name: 'launch-pool',
    slots: config.GENERATOR_CONCURRENCY,
    lookEveryMs: launchesEveryMs,
    isMine: isWorkers,
    work: (site) => publishSite(ports, site),
  }),
  drafters: startDueWork(ports.drafts, ports, {
    name: 'drafters',
    slots: config.GENERATOR_CONCURRENCY,
    isMine: isFreeDraft,
    work: (draft) => writeDraft(ports, draft),
  }),
  recovery: startDueSites(ports, {
    name: 'recovery',
    slots: recoverySlots,
    isMine: isRecoverys,
    work: (site) => recoverSite(ports, site),
  }),
  sweeps: startSweeps(ports),
  visits: startVisitRecords(ports, buffer),
  pushes: startPushes(ports),
})
