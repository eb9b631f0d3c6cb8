import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  httpClient,
  launchEnd,
  newPerson,
  openSite,
  spendableCredits,
  startFakeGemini,
  startLaunch,
  uploadPdf,
} from '@thumbfolio/testing'
import { itDoesTheMainJob } from '../e2e/main-job.js'
import { composeProject, type ComposeProject } from './compose-project.js'
import { modelRelay } from './model-relay.js'

const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)
const buildMs = 400_000
jest.setTimeout(150_000)

describe('the product in containers', () => {
  let product: ComposeProject

  beforeAll(async () => {
    product = await composeProject({ RATE_LIMIT_FACTOR: '10000', LAUNCH_LEASE_SECONDS: '5' })
    await product.up([], ['--build'])
  }, buildMs)
  afterAll(async () => product[Symbol.asyncDispose](), 60_000)

  it('when it is up, then every service is healthy and only the gateway and the traces are published', async () => {
    const containers = await product.containers()
    expect(containers.map(({ service, state }) => `${service} ${state}`).sort()).toEqual(
      [
        'auth',
        'dashboard',
        'gateway',
        'generator',
        'generator-worker',
        'jaeger',
        'kafka',
        'mongo',
        'otel-collector',
        'payment',
        'redis',
        'resume',
        'stand-ins',
        'support',
      ].map((service) => `${service} healthy`),
    )
    expect(await httpClient(product.url)('GET', '/')).toMatchObject({ status: 200 })
  })

  itDoesTheMainJob(() => product.url)

  it('when somebody has launched, then one trace goes from the gateway over the worker to the listed site', async () => {
    const expected = ['gateway', 'generator', 'generator-worker', 'resume', 'auth', 'dashboard']
    await eventually(async () => {
      const traces = await processesByTrace(product.jaegerUrl)
      return traces.some((processes) => expected.every((process) => processes.includes(process)))
    }, 30_000)
  })

  it('when the worker of a launch is killed in the middle of it, then another one ends it, and it is paid once', async () => {
    await using gemini = await startFakeGemini()
    await using relay = await modelRelay(gemini.url, await product.hostAddress('product'))
    gemini.next({ kind: 'never' })
    Object.assign(product.settings, { GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: relay.url })
    await product.up(['generator-worker'], ['--no-deps', '--scale', 'generator-worker=2'])
    const workers = await product.containers('generator-worker')
    expect(workers.map(({ state }) => state)).toEqual(['healthy', 'healthy'])

    const bob = await newPerson(product.url)
    const granted = await bob.call('PUT', '/api/v1/auth/consents/google', { body: { granted: true } })
    expect(granted.status).toBe(200)
    const resume = await uploadPdf(bob, sample)
    const launchId = await startLaunch(bob, resume, 'nurse-of-bob')
    // Not before the question is whole: the one that is never answered is to be the first worker's.
    await eventually(() => gemini.questions().length === 1, 30_000)
    const [caller] = relay.callers()
    const atWork = workers.find(({ addresses }) => addresses['product'] === caller)
    await product.kill(atWork!)

    expect(await launchEnd(product.url, bob, launchId)).toMatchObject({
      status: 'success',
      composer: 'gemini',
    })
    expect(gemini.questions()).toHaveLength(2)
    expect((await openSite(product.url, 'nurse-of-bob')).status).toBe(200)
    await eventually(async () => (await spendableCredits(bob)) === 2)
    const left = await product.containers('generator-worker')
    expect(left.map(({ state }) => state).sort()).toEqual(['exited', 'healthy'])
  })
})

/** The processes that each trace of the gateway went through, as Jaeger reports them. */
async function processesByTrace(jaegerUrl: string): Promise<string[][]> {
  const response = await fetch(`${jaegerUrl}/api/traces?service=gateway&limit=200`)
  const { data } = (await response.json()) as {
    data: { processes: Record<string, { serviceName: string }> }[]
  }
  return data.map(({ processes }) => Object.values(processes).map(({ serviceName }) => serviceName))
}
