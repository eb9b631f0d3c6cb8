import { authOperatorRoutes, DomainError } from '@thumbfolio/contracts'
import type { Context } from '../command.js'
import { checked, clockFinding, fine, wrong, type Finding } from './finding.js'

const answerWithinMs = 5_000
/** The precision of the `Date` header. */
const dateStepMs = 1_000

/** Is each service ready, is its clock right, and does auth accept our secret? */
export async function checkProduct(
  { clients }: Pick<Context, 'clients'>,
  urls: Readonly<Record<string, string>>,
): Promise<Finding[]> {
  const services = await Promise.all(Object.entries(urls).map(([name, url]) => checkService(name, url)))
  const secret = await checked('secret', 'Start auth first.', async () => {
    const ask = clients.call(authOperatorRoutes.operatorIncidents, { query: { state: 'open' } })
    const { incidents } = await ask.catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'unauthenticated') return { incidents: undefined }
      throw error
    })
    if (!incidents)
      return [
        wrong(
          'secret',
          'auth rejects SERVICE_SECRET',
          'Give every process the same list: deploy.md, rotating.',
        ),
      ]
    const open = incidents.length
    return [
      fine('secret', 'auth accepts SERVICE_SECRET'),
      open === 0
        ? fine('incidents', 'there are no open incidents')
        : wrong('incidents', `${open} need manual review`, 'thumbfolio-admin incidents list'),
    ]
  })
  return [...services.flat(), ...secret]
}

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
