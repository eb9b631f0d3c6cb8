import { createPrivateKey, hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import {
  authInternalRoutes,
  authOperatorRoutes,
  authRoutes,
  accountHelpRoutes,
  noticeRoutes,
  operatorLoginRoutes,
  operatorPageRoutes,
  productNoticeRoutes,
  operatorRoleRoutes,
} from '@thumbfolio/contracts'
import { observe, startSweep } from '@thumbfolio/kit/base'
import { createRouter, ownSecrets, type ServiceIdentity } from '@thumbfolio/kit/http'
import { openErasures, openOperatorActions, type Erasures } from '@thumbfolio/kit/store'
import type { Handlers } from '@thumbfolio/kit/bus'
import {
  openPlatform,
  openSmtpMailer,
  type Platform,
  type PlatformParts,
  type Service,
} from '@thumbfolio/kit/run'
import { Router } from 'express'
import { yazlArchive } from './adapters/archive.yazl.js'
import { zxcvbnPasswords } from './adapters/common-passwords.zxcvbn.js'
import { httpPersonalData } from './adapters/personal-data.http.js'
import { BcryptPasswordHasher } from './adapters/password-hasher.bcrypt.js'
import { sharpPictures } from './adapters/pictures.sharp.js'
import { signingKeyOf } from './adapters/signing-key.file.js'
import { jsonWebTokens } from './adapters/tokens.jsonwebtoken.js'
import {
  accounts,
  cases,
  codeRequests,
  ledger,
  operatorGrants,
  pendingGrants,
  productNotices,
  sessions,
} from './collections.js'
import { countHolds, oldestHoldSeconds } from './commands/count-holds.js'
import { eraseLeftovers } from './commands/erase-leftovers.js'
import { retryCodeMails } from './commands/send-code.js'
import { sessionTruth } from './commands/session-truth.js'
import { sweep } from './commands/sweep.js'
import { signupsPerHour, type AuthConfig } from './config.js'
import { onAccountCodeRequested } from './events/on-account-code-requested.js'
import { onAccountDeleted } from './events/on-account-deleted.js'
import { onAccountOperatorActed } from './events/on-account-operator-acted.js'
import { onAccountRegistered } from './events/on-account-registered.js'
import { onCreditsCaptured } from './events/on-credits-captured.js'
import { onCreditsGranted } from './events/on-credits-granted.js'
import { onCreditsHeld } from './events/on-credits-held.js'
import { onCreditsReleased } from './events/on-credits-released.js'
import { onPaymentVerified } from './events/on-payment-verified.js'
import { onSiteFailed } from './events/on-site-failed.js'
import { onSiteGenerated } from './events/on-site-generated.js'
import { onSiteRepositoryRefused } from './events/on-site-repository-refused.js'
import { authHandlers } from './http/auth-handlers.js'
import { authInternalHandlers } from './http/auth-internal-handlers.js'
import { accountHelpHandlers, noticeHandlers } from './http/account-help-handlers.js'
import { operatorHandlers } from './http/operator-handlers.js'
import { operatorPageHandlers } from './http/operator-page-handlers.js'
import { operatorLoginHandlers, operatorRoleHandlers } from './http/operator-role-handlers.js'
import type { CodeKeys } from './domain/one-time-code.js'
import type { PasswordHasher, Ports, SigningKeys } from './ports.js'

const sweepEveryMs = 3_600_000
/** A cache that went cold costs a question to auth per request, so it is seen soon. */
const lookForDueMailsEveryMs = 1_000
/** Pictures that are parsed and re-encoded at once; of bodies of up to 7.5 MB twice as many are held. */
const picturesAtOnce = 2

/** Accounts, sessions, one-time codes, credits. */
export async function authService(
  config: AuthConfig,
  parts: PlatformParts & { passwords?: PasswordHasher } = {},
): Promise<Service> {
  const tokens = jsonWebTokens(await signingKeys(config))
  // Auth is what the others ask: its own sessions are checked here, by the ports that are made below.
  const identity = { keys: async () => tokens.publicKeys, truth: (id: string) => sessionTruth(ports, id) }
  const platform = await openPlatform('auth', config, { ...parts, identity })
  const mailer = openSmtpMailer(config)
  const passwords = parts.passwords ?? new BcryptPasswordHasher(config.PASSWORD_COST)
  const ports = portsOf(config, platform, { mailer, passwords, tokens })
  const erasures = openErasures(platform, (userId) => eraseLeftovers(ports, userId))
  const sweeping = startSweep({
    name: 'sweep',
    everyMs: sweepEveryMs,
    log: platform.log,
    sweep: () => sweep(ports),
  })
  const mailing = startSweep({
    name: 'retry-code-mails',
    everyMs: lookForDueMailsEveryMs,
    log: platform.log,
    sweep: () => retryCodeMails(ports),
  })
  platform.bus.subscribe({ group: 'auth', handlers: consumers(ports, erasures) })
  const unobserve = [
    observe('thumbfolio.credits.holds', {}, () => countHolds(ports)),
    observe('thumbfolio.credits.hold.age', {}, () => oldestHoldSeconds(ports)),
  ]

  return {
    name: 'auth',
    router: routesOf(ports, platform),
    migrate: () => platform.migrate(),
    async start() {
      await platform.start()
      erasures.start()
      sweeping.wake()
      mailing.wake()
    },
    ready: () => platform.ready(),
    async [Symbol.asyncDispose]() {
      for (const stop of unobserve) stop()
      for (const part of [mailing, sweeping, erasures, platform, mailer]) await part[Symbol.asyncDispose]()
      if (!parts.passwords) await passwords[Symbol.asyncDispose]()
    },
  }
}

/** For a start that shares one key among several processes of auth. */
export { signingKeyOf }

async function signingKeys({ AUTH_SIGNING_KEY: pems, DATA_DIR }: AuthConfig): Promise<SigningKeys> {
  if (pems === undefined) return [await signingKeyOf(join(DATA_DIR, 'auth', 'signing-key.pem'))]
  const [first, ...others] = pems
  return [createPrivateKey(first), ...others.map((pem) => createPrivateKey(pem))]
}

/**
 * One-time codes get keys of their own, derived from those of the service: the store alone does not give them away, and a
 * code that was sent before a rotation is still right after it.
 */
function codeKeysOf(identity: ServiceIdentity): CodeKeys {
  const [first, ...others] = ownSecrets(identity)
  const derived = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'one-time-codes', 32))
  return [derived(first), ...others.map(derived)]
}

const portsOf = (
  config: AuthConfig,
  { database, blobs, bus, limits, revocations, serviceClients, identity, log, now }: Platform,
  adapters: Pick<Ports, 'mailer' | 'passwords' | 'tokens'>,
): Ports => ({
  blobs,
  limits,
  revocations,
  log,
  now,
  ...adapters,
  commonPasswords: zxcvbnPasswords(),
  pictures: sharpPictures,
  personalData: httpPersonalData(serviceClients),
  archive: yazlArchive,
  accounts: database.store(accounts),
  sessions: database.store(sessions),
  codeRequests: database.store(codeRequests),
  ledger: database.store(ledger),
  cases: database.store(cases),
  operatorActions: openOperatorActions(database),
  operatorGrants: database.store(operatorGrants),
  pendingGrants: database.store(pendingGrants),
  productNotices: database.store(productNotices),
  deadLetters: bus,
  codeKeys: codeKeysOf(identity),
  mailRetryMs: config.MAIL_RETRY_SECONDS * 1_000,
  sessionTtlSeconds: config.SESSION_TTL_SECONDS,
  signupCredits: config.SIGNUP_CREDITS,
  creditsAlonePerDay: config.OPERATOR_CREDITS_ALONE,
  signupsPerHour: signupsPerHour(config),
  codeMailsPerDay: config.CODE_MAILS_PER_DAY,
  publicUrl: config.PUBLIC_URL,
})

const consumers = (ports: Ports, erasures: Erasures): Handlers => ({
  'account.registered.v1': (event) => onAccountRegistered(ports, event),
  'account.code-requested.v1': (event) => onAccountCodeRequested(ports, event),
  'account.deleted.v1': (event) => onAccountDeleted(erasures, event),
  'account.operator-acted.v1': (event) => onAccountOperatorActed(ports, event),
  'credits.granted.v1': (event) => onCreditsGranted(ports, event),
  'credits.held.v1': (event) => onCreditsHeld(ports, event),
  'credits.captured.v1': (event) => onCreditsCaptured(ports, event),
  'credits.released.v1': (event) => onCreditsReleased(ports, event),
  'payment.verified.v1': (event) => onPaymentVerified(ports, event),
  'site.generated.v1': (event) => onSiteGenerated(ports, event),
  'site.failed.v1': (event) => onSiteFailed(ports, event),
  'site.repository-refused.v1': (event) => onSiteRepositoryRefused(ports, event),
})

function routesOf(ports: Ports, { routerOptions }: Platform): Router {
  return Router()
    .use(
      createRouter(authRoutes, authHandlers(ports, routerOptions.sessions), {
        ...routerOptions,
        concurrency: { updateProfile: picturesAtOnce },
      }),
    )
    .use(createRouter(authInternalRoutes, authInternalHandlers(ports), routerOptions))
    .use(createRouter(authOperatorRoutes, operatorHandlers(ports), routerOptions))
    .use(createRouter(operatorRoleRoutes, operatorRoleHandlers(ports), routerOptions))
    .use(createRouter(accountHelpRoutes, accountHelpHandlers(ports), routerOptions))
    .use(createRouter({ ...productNoticeRoutes, ...noticeRoutes }, noticeHandlers(ports), routerOptions))
    .use(createRouter(operatorLoginRoutes, operatorLoginHandlers(ports), routerOptions))
    .use(
      createRouter(operatorPageRoutes, operatorPageHandlers(ports), {
        ...routerOptions,
        // Each reads all dead letters of a group into memory.
        concurrency: { deadLetters: 1, redriveDeadLetters: 1 },
      }),
    )
}
