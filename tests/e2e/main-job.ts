import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  eventually,
  httpClient,
  launchEnd,
  listedSites,
  newPerson,
  openSite,
  spendableCredits,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
  type ProductProcess,
} from '@thumbfolio/testing'
import { itHandsOutWhatItHolds } from './own-data.js'

const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)
const demo = { email: 'demo@thumbfolio.example', password: 'thumbfolio-demo' }

/** What people do through the public API, wherever the product runs. */
export function itDoesTheMainJob(url: () => string): void {
  itHandsOutWhatItHolds(url)

  it('when a person launches, looks, and deletes, then each call tells the truth', async () => {
    const ada = await newPerson(url())
    const name = `nurse-of-${ada.user.username}`
    const resume = await uploadPdf(ada, sample)
    const launch = await launchEnd(url(), ada, await startLaunch(ada, resume, name))
    expect(launch).toMatchObject({ status: 'success', siteName: name })
    expect((await openSite(url(), name)).status).toBe(200)
    await eventually(async () => (await spendableCredits(ada)) === 2)
    await eventually(async () => (await listedSites(ada))[0]?.status === 'live')

    const stranger = await newPerson(url())
    const theirs = await stranger.call('DELETE', `/api/v1/dash/${ada.user._id}/${name}`)
    expect(theirs.status).toBe(404)
    const deleted = await ada.call('DELETE', `/api/v1/dash/${ada.user._id}/${name}`)
    expect(deleted).toMatchObject({ status: 200, body: { message: 'Repository deleted successfully' } })
    expect(await listedSites(ada)).toEqual([])
    await eventually(async () => (await openSite(url(), name)).status === 404)
  })

  it('when a person logs out, then the session is over in every service at once', async () => {
    const ada = await newPerson(url())
    expect((await ada.call('GET', '/api/v1/auth/logout')).status).toBe(200)
    for (const path of [
      '/auth/checkAuth',
      `/dash/get-all/${ada.user._id}`,
      `/dash/get-resume/${ada.user._id}`,
      '/make/launches/any',
    ])
      expect((await ada.call('GET', `/api/v1${path}`)).status).toBe(401)
  })
}

export interface StartUnderTest {
  /** The compiled entry that `make start` runs. */
  readonly entry: string
  readonly environment?: () => Readonly<Record<string, string>>
  /** What a start on kept data may take, where that is promised. */
  readonly answersWithinMs?: number
}

/** What `make start` prints and does with an empty directory, in one process or several. */
export function itStartsAndWalks({ entry, environment = () => ({}), answersWithinMs }: StartUnderTest): void {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let product: ProductProcess
  const start = async (more: Record<string, string> = {}) => {
    const all = { DEMO: 'on', ...environment(), ...more }
    product = await startProductProcess({ entry, dataDir: directory.path, environment: all })
    await eventually(() => product.output().includes('Ctrl-C'), 120_000)
  }

  beforeAll(async () => {
    directory = await temporaryDirectory()
    await start()
  }, 180_000)
  afterAll(async () => {
    await product?.end()
    await directory[Symbol.asyncDispose]()
  }, 60_000)

  it('when it starts on an empty directory, then every step is told with its time and the site is live', async () => {
    const output = product.output()
    for (const step of ['Account', 'Upload nurse.pdf', 'Read', 'Site name', 'Launch', 'Open the live page'])
      expect(output).toMatch(new RegExp(`✓ ${step} +\\d+ ms`))
    const port = new URL(product.url).port
    const address = /Live site +(\S+)/.exec(output)?.[1] ?? ''
    expect(address).toBe(`http://denise-okonkwo-harris.localhost:${port}/`)
    const page = await openSite(product.url, 'denise-okonkwo-harris')
    expect(page).toMatchObject({ status: 200 })
    expect(page.text).toContain('Denise Okonkwo-Harris')
    expect(page.headers).not.toHaveProperty('set-cookie')
  })

  it('when the demo account logs in, then its site is listed and one credit is spent', async () => {
    const call = httpClient(product.url)
    const login = await call('POST', '/api/v1/auth/login', { body: demo })
    expect(login).toMatchObject({ status: 200, body: { message: 'User Logged In' } })
    const withToken = httpClient(product.url, login.body.token)
    // The event that spends it may still be on its way.
    await eventually(async () => {
      const { body } = await withToken('GET', '/api/v1/auth/checkAuth')
      return body.data.credits === 2
    }, 30_000)
    await eventually(async () => {
      const { body } = await withToken('GET', `/api/v1/dash/get-all/${login.body.user._id}`)
      return body.repoName.length === 1 && body.repoName[0] === 'denise-okonkwo-harris'
    }, 30_000)
  })

  itDoesTheMainJob(() => product.url)

  it('when it starts again, then it answers soon, keeps everything and walks no more', async () => {
    expect(await product.end()).toBe(0)
    const startedAt = performance.now()
    await start()
    expect(performance.now() - startedAt).toBeLessThan(answersWithinMs ?? Infinity)
    expect(product.output()).not.toContain('✓')
    expect(product.output()).toContain(demo.email)
    expect((await openSite(product.url, 'denise-okonkwo-harris')).status).toBe(200)
    expect((await httpClient(product.url)('POST', '/api/v1/auth/login', { body: demo })).status).toBe(200)
  })

  it('when a resume is given on a later start, then it is walked too, and spent credits are told', async () => {
    for (const expected of ['Live site', 'Live site', 'The demo account has no credits left']) {
      await product.end()
      await start({ RESUME: fileURLToPath(sample) })
      expect(product.output()).toContain(expected)
    }
  })
}
