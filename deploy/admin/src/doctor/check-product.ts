import { authOperatorRoutes, DomainError } from '@thumbfolio/contracts'
import { release } from '@thumbfolio/kit/base'
import { z } from 'zod'
import type { Context } from '../command.js'
import type { DoctorConfig } from '../config.js'
import { NotLoggedIn } from '../credential.js'
import { checked, clockFinding, fine, notChecked, wrong, type Finding } from './finding.js'
import type { View } from './own-service.js'

/** How auth answers everybody who is not an operator. */
const hiddenCodes = new Set<string>(['unauthenticated', 'not-found', 'invalid-credentials'])
const answerWithinMs = 5_000
/** The precision of the `Date` header. */
const dateStepMs = 1_000

interface Checks extends Pick<Context, 'clients' | 'urls'> {
  readonly config: DoctorConfig
  readonly view: View
}

/**
 * Is each service ready, of the same release, is its clock right, and does auth accept our login? A scheduled check has no
 * login: then open incidents are not counted, which is not a fault. A credential from the environment has to be accepted.
 */
export async function checkProduct({ clients, config, urls, view }: Checks): Promise<Finding[]> {
  const seen = Object.entries(urls).filter(([name]) => view.seesAll || name === view.service)
  const releases = new Map<string, string>()
  const services = await Promise.all(seen.map(([name, url]) => checkService(name, url, releases)))
  if (!view.seesAll)
    return [
      ...services.flat(),
      notChecked('other services', 'they cannot be reached from here; run this in the container of auth'),
    ]
  return [
    ...services.flat(),
    ...(releases.size > 0 ? [releasesFinding(releases)] : []),
    ...(await checkLogin({ clients, config })),
  ]
}

/** Within a minor release two run side by side during an upgrade, and not longer. */
function releasesFinding(releases: ReadonlyMap<string, string>): Finding {
  const about = 'releases'
  const found = new Set([...releases.values(), release().version])
  if (found.size === 1) return fine(about, `every service is of ${[...found].join()}`)
  const each = [...releases].map(([name, version]) => `${name} ${version}`)
  return wrong(
    about,
    `differ: ${each.join(', ')}, this tool ${release().version}`,
    'Finish the upgrade, or take it back: UPGRADE.md. Use the tool in the image of the release.',
  )
}

async function checkLogin({ clients, config }: Pick<Checks, 'clients' | 'config'>) {
  return await checked('login', 'Start auth first.', async () => {
    const ask = clients.call(authOperatorRoutes.operatorIncidents, { query: { state: 'open' } })
    const { incidents } = await ask.catch((error: unknown) => {
      if (error instanceof NotLoggedIn || (error instanceof DomainError && hiddenCodes.has(error.code)))
        return { incidents: undefined }
      throw error
    })
    if (!incidents && !hasCredential(config))
      return [notChecked('incidents', 'no one is logged in: thumbfolio-admin login')]
    if (!incidents)
      return [wrong('login', 'auth accepts no login of yours', 'Correct OPERATOR_EMAIL and its password.')]
    const open = incidents.length
    return [
      fine('login', 'auth accepts your login'),
      open === 0
        ? fine('incidents', 'there are no open incidents')
        : wrong('incidents', `${open} need manual review`, 'thumbfolio-admin incidents list'),
    ]
  })
}

const hasCredential = ({ OPERATOR_TOKEN, OPERATOR_EMAIL, OPERATOR_PASSWORD }: DoctorConfig): boolean =>
  OPERATOR_TOKEN !== undefined || (OPERATOR_EMAIL !== undefined && OPERATOR_PASSWORD !== undefined)

const Readiness = z.object({ release: z.string().optional() })

const checkService = (name: string, url: string, releases: Map<string, string>) =>
  checked(`service ${name}`, `Start it, or correct its address: ${url}.`, async () => {
    const before = Date.now()
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(answerWithinMs) }).catch(
      () => {
        throw new Error(`does not answer at ${url}`)
      },
    )
    const ready = Readiness.safeParse(await response.json().catch(() => undefined))
    if (ready.data?.release !== undefined) releases.set(name, ready.data.release)
    const about = `service ${name}`
    const clock = Date.parse(response.headers.get('date') ?? '')
    return [
      response.ok
        ? fine(about, 'is ready')
        : wrong(
            about,
            `is not ready (${response.status})`,
            'Read its log: it names the engine that does not answer.',
          ),
      ...(Number.isNaN(clock)
        ? []
        : [clockFinding(`clock of ${name}`, clock, before - dateStepMs, Date.now())]),
    ]
  })
