import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { DomainError, vendorOf, type ModelId, type ModelVendor } from '@thumbfolio/contracts'
import {
  observe,
  openErasures,
  openPlatform,
  openSmtpMailer,
  type Blobs,
  type Database,
  type Platform,
  type PlatformParts,
  type Service,
} from '@thumbfolio/kit'
import express from 'express'
import { httpAccounts } from './adapters/accounts.http.js'
import { resvgCards } from './adapters/cards.resvg.js'
import { anthropicModel } from './adapters/composer.anthropic.js'
import { geminiModel } from './adapters/composer.gemini.js'
import { anthropicExaminer } from './adapters/examiner.anthropic.js'
import { geminiExaminer } from './adapters/examiner.gemini.js'
import { localComposer } from './adapters/composer.local.js'
import { systemDns } from './adapters/dns.system.js'
import { ownPlaceIn } from './adapters/own-place.dns.js'
import { blobPhotos } from './adapters/photos.blobs.js'
import { sharpPictures } from './adapters/pictures.sharp.js'
import { httpPublicWeb } from './adapters/public-web.http.js'
import { httpResumes } from './adapters/resumes.http.js'
import { blobSiteHost } from './adapters/site-host.blobs.js'
import { measuredSites } from './adapters/sites.measured.js'
import { notifyingSites } from './adapters/sites.notifying.js'
import { wakeupsBySignals } from './adapters/wakeups.signals.js'
import {
  aliases,
  allowances,
  domains,
  drafts,
  notices,
  previews as previewStore,
  restingNames,
  sites,
  siteVersions,
  spending,
  transcripts,
  visits,
} from './collections.js'
import { deleteSitesOf } from './commands/delete-sites-of.js'
import { publishSite } from './commands/publish-site.js'
import { recoverSite } from './commands/recover-site.js'
import { newNameOf } from './commands/rest-name.js'
import { verifyModels } from './commands/verify-models.js'
import { writeDraft } from './commands/write-draft.js'
import type { GeneratorConfig } from './config.js'
import { Breaker } from './domain/breaker.js'
import { examinerOf } from './domain/suggestions/examiner.js'
import type { Composer } from './domain/composer.js'
import { isFreeDraft } from './domain/drafts/draft-writing.js'
import { isRecoverys, isWorkers } from './domain/due.js'
import type { Model } from './domain/model.js'
import { siteAddress, standardSitesOrigin } from './domain/site-address.js'
import { VisitBuffer } from './domain/visits/visit-buffer.js'
import { subscribeApi } from './events/subscribe-api.js'
import { countView } from './http/count-view.js'
import { generatorRouter } from './http/generator-router.js'
import { previews } from './http/previews.js'
import { publishedSites } from './http/published-sites.js'
import type { Cards, Ports } from './ports.js'
import { countDueSites } from './workers/count-due-sites.js'
import { startDueSites } from './workers/due-sites.js'
import { startDueWork } from './workers/due-work.js'
import { startSweeps } from './workers/sweeps.js'

const recoverySlots = 20

export interface Engines {
  readonly database: Database
  readonly blobs: Blobs
}

/** What tests replace beside the platform's parts. */
export interface GeneratorParts extends PlatformParts {
  readonly composerFor?: (model: ModelId) => Composer
  readonly cards?: Cards
  /** Wraps the opened engines. */
  readonly engines?: (engines: Engines) => Engines
}

/** Sites: names, launches, versions, publishing. As `api` it answers and recovers, as `worker` it launches. */
export async function generatorService(
  config: GeneratorConfig,
  parts: GeneratorParts = {},
): Promise<Service> {
  const platform = await openPlatform('generator', config, parts)
  const { database, blobs } = parts.engines?.(platform) ?? platform
  const answers = config.GENERATOR_ROLE !== 'worker'
  const launches = config.GENERATOR_ROLE !== 'api'
  const mailer = openSmtpMailer(config)
  const stopping = new AbortController()
  const erasures = openErasures({ database, now: platform.now, log: platform.log }, (userId) =>
    deleteSitesOf(ports, userId).finally(() => work.recovery.wake()),
  )
  const buffer = new VisitBuffer()
  const ports: Ports = {
    visitCounter: buffer,
    ...worldOf(config, platform, { database, blobs }),
    ...modelsOf(config, platform.now),
    erasures,
    mailer,
    stopping: stopping.signal,
    composerFor: parts.composerFor ?? (() => localComposer),
    cards: parts.cards ?? resvgCards(),
    wakeWorkers: () => {
      if (launches) work.pool.wake()
    },
    wakeDrafters: () => {
      if (launches) work.drafters.wake()
    },
  }
  const work = workOf(config, ports, buffer)
  const router = express.Router({ caseSensitive: true })
  if (answers) {
    const published = { ...ports, newAddressOf: newAddressOf(ports), onView: countView(ports) }
    router.use(previews(ports)).use(publishedSites(published, `${ports.appOrigin}/`))
    router.use(
      generatorRouter(
        ports,
        { organisation: config.GITHUB_ORG, publicUrl: config.PUBLIC_URL },
        platform.door,
      ),
    )
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
    async start() {
      await platform.start()
      void verifyModels(ports)
      ports.wakeWorkers()
      ports.wakeDrafters()
      if (!answers) return
      unobserve = observe('thumbfolio.launches.due', {}, () => countDueSites(ports))
      work.recovery.wake()
      work.sweeps.wake()
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

const newAddressOf = (ports: Ports) => async (siteName: string) => {
  const name = await newNameOf(ports, siteName)
  return name === undefined ? undefined : ports.urlOf(name)
}

/** The ports that need nothing of this service's own. */
function worldOf(
  config: GeneratorConfig,
  { log, now, peers, signals }: Platform,
  { database, blobs }: Engines,
) {
  const wakeups = wakeupsBySignals(signals)
  const urlOf = siteAddress(config.PUBLIC_URL, config.SITES_DOMAIN)
  const dns = systemDns(config.DNS_SERVERS)
  const target = config.DOMAINS_TARGET ?? config.SITES_DOMAIN
  return {
    domains: database.store(domains),
    visits: database.store(visits),
    dns,
    ownPlace: ownPlaceIn(dns, target, config.DOMAINS_ADDRESSES),
    ownHosts: [...new Set([config.SITES_DOMAIN, new URL(config.PUBLIC_URL).hostname, target])],
    sites: notifyingSites(measuredSites(database.store(sites)), wakeups),
    siteVersions: database.store(siteVersions),
    restingNames: database.store(restingNames),
    notices: database.store(notices),
    previews: database.store(previewStore),
    drafts: database.store(drafts),
    allowances: database.store(allowances),
    transcripts: database.store(transcripts),
    spending: database.store(spending),
    resumes: httpResumes(peers),
    accounts: httpAccounts(peers),
    siteHost: blobSiteHost({ aliases: database.store(aliases), blobs, now }),
    photos: blobPhotos({ blobs, now }),
    pictures: sharpPictures(),
    publicWeb: httpPublicWeb(config.SITES_ORIGIN ?? standardSitesOrigin(config.PUBLIC_URL), urlOf),
    wakeups,
    log,
    now,
    urlOf,
    holder: `${hostname()}:${randomUUID()}`,
    leaseMs: config.LAUNCH_LEASE_SECONDS * 1000,
    deadlineMs: config.LAUNCH_DEADLINE_SECONDS * 1000,
    appOrigin: new URL(config.PUBLIC_URL).origin,
  }
}

/** The models there are keys for. */
function modelsOf(config: GeneratorConfig, now: () => number) {
  const { GEMINI_API_KEY: gemini, ANTHROPIC_API_KEY: anthropic } = config
  const google =
    gemini === undefined
      ? undefined
      : {
          apiKey: gemini,
          model: config.GEMINI_MODEL,
          baseUrl: config.GEMINI_BASE_URL,
          price: config.GEMINI_PRICE_USD,
        }
  const claude =
    anthropic === undefined
      ? undefined
      : {
          apiKey: anthropic,
          model: config.ANTHROPIC_MODEL,
          baseUrl: config.ANTHROPIC_BASE_URL,
          price: config.ANTHROPIC_PRICE_USD,
        }
  const models: Partial<Record<ModelId, Model>> = {
    ...(google && { 'gemini-flash': geminiModel(google) }),
    ...(claude && { sonnet: anthropicModel(claude) }),
  }
  const examiners = [
    ...(google ? [geminiExaminer(google)] : []),
    ...(claude ? [anthropicExaminer(claude)] : []),
  ]
  const breakers: Record<ModelVendor, Breaker> = { google: new Breaker(now), anthropic: new Breaker(now) }
  const missingModels = new Set<ModelId>()
  const isThere = (vendor: ModelVendor) => ![...missingModels].some((model) => vendorOf(model) === vendor)
  return {
    missingModels,
    modelFor: (model: ModelId) => models[model],
    examinerFor: (suggestedBy: ModelVendor, consents: readonly ModelVendor[]) =>
      examinerOf(examiners)(suggestedBy, consents.filter(isThere)),
    breakerOf: (vendor: ModelVendor) => breakers[vendor],
    dailyBudgetMicroUsd: Math.round(config.MODEL_DAILY_BUDGET_USD * 1_000_000),
    modelTimeoutMs: config.MODEL_TIMEOUT_SECONDS * 1000,
  }
}

/** Background work. Each part is idle until it is woken first. */
const workOf = (config: GeneratorConfig, ports: Ports, buffer: VisitBuffer) => ({
  pool: startDueSites(ports, {
    name: 'launch-pool',
    slots: config.GENERATOR_CONCURRENCY,
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
  sweeps: startSweeps(ports, buffer),
})
