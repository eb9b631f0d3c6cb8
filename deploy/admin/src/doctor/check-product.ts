import { authOperatorRoutes, DomainError } from '@thumbfolio/contracts'
import type { Context } from '../command.js'
import type { AdminConfig } from '../config.js'
import { NotLoggedIn } from '../credential.js'
import { checked, clockFinding, fine, wrong, type Finding } from './finding.js'

/** How auth answers everybody who is not an operator. */
const hiddenCodes = new Set<string>(['unauthenticated', 'not-found', 'invalid-credentials'])
const answerWithinMs = 5_000
/** The precision of the `Date` header. */
const dateStepMs = 1_000

/**
 * Is each service ready, is its clock right, and does auth accept our login? A scheduled check has no login: then open
 * incidents are not counted, which is not a fault. A credential from the environment has to be accepted.
 */
export async function checkProduct({
  clients,
  config,
  urls,
}: Pick<Context, 'clients' | 'config' | 'urls'>): Promise<Finding[]> {
  const services = await Promise.all(Object.entries(urls).map(([name, url]) => checkService(name, url)))
  const login = await checked('login', 'Start auth first.', async () => {
    const ask = clients.call(authOperatorRoutes.operatorIncidents, { query: { state: 'open' } })
    const { incidents } = await ask.catch((error: unknown) => {
      if (error instanceof NotLoggedIn || (error instanceof DomainError && hiddenCodes.has(error.code)))
        return { incidents: undefined }
      throw error
    })
    if (!incidents && !hasCredential(config))
      return [fine('login', 'no one is logged in, so incidents are not counted: thumbfolio-admin login')]
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
  return [...services.flat(), ...login]
}

const hasCredential = ({ OPERATOR_TOKEN, OPERATOR_EMAIL, OPERATOR_PASSWORD }: AdminConfig): boolean =>
  OPERATOR_TOKEN !== undefined || (OPERATOR_EMAIL !== undefined && OPERATOR_PASSWORD !== undefined)

const checkService = (name: string, url: string) =>
  checked(`service ${name}`, `Start it, or correct its address: ${url}.`, async () => {
    const before = Date.now()
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(answerWithinMs) }).catch(
      () => {
        throw new Error(`does not answer at ${url}`)
      },
    )
    await response.body?.cancel()
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
