import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
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

const entry = fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url))
const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)
const demo = { email: 'demo@thumbfolio.example', password: 'thumbfolio-demo' }
jest.setTimeout(120_000)

describe('the main job, through the public API', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let product: ProductProcess
  const start = async (environment: Record<string, string> = {}) => {
    product = await startProductProcess({ entry, dataDir: directory.path, environment })
    await eventually(() => product.output().includes('Ctrl-C'), 60_000)
  }

  beforeAll(async () => {
    directory = await temporaryDirectory()
    await start({ DEMO: 'on' })
  })
  afterAll(async () => {
    await product.end()
    await directory[Symbol.asyncDispose]()
  })

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
    const login = await httpClient(product.url)('POST', '/api/v1/auth/login', { body: demo })
    expect(login).toMatchObject({ status: 200, body: { message: 'User Logged In', user: { credits: 2 } } })
    const { _id } = login.body.user
    const call = httpClient(product.url, login.body.token)
    const { body } = await call('GET', `/api/v1/dash/get-all/${_id}`)
    expect(body).toMatchObject({ repoName: ['denise-okonkwo-harris'] })
  })

  it('when a person launches, looks, and deletes, then each call tells the truth', async () => {
    const ada = await newPerson(product.url)
    const resume = await uploadPdf(ada, sample)
    const launch = await launchEnd(product.url, ada, await startLaunch(ada, resume, 'nurse-of-ada'))
    expect(launch).toMatchObject({ status: 'success', siteName: 'nurse-of-ada' })
    expect((await openSite(product.url, 'nurse-of-ada')).status).toBe(200)
    await eventually(async () => (await spendableCredits(ada)) === 2)
    await eventually(async () => (await listedSites(ada))[0]?.status === 'live')

    const stranger = await newPerson(product.url)
    const theirs = await stranger.call('DELETE', `/api/v1/dash/${ada.user._id}/nurse-of-ada`)
    expect(theirs.status).toBe(404)
    const deleted = await ada.call('DELETE', `/api/v1/dash/${ada.user._id}/nurse-of-ada`)
    expect(deleted).toMatchObject({ status: 200, body: { message: 'Repository deleted successfully' } })
    expect(await listedSites(ada)).toEqual([])
    await eventually(async () => (await openSite(product.url, 'nurse-of-ada')).status === 404, 2_000)
  })

  it('when a person logs out, then the session is over in every service at once', async () => {
    const ada = await newPerson(product.url)
    expect((await ada.call('GET', '/api/v1/auth/logout')).status).toBe(200)
    for (const path of [
      '/auth/checkAuth',
      `/dash/get-all/${ada.user._id}`,
      `/dash/get-resume/${ada.user._id}`,
      '/make/launches/any',
    ])
      expect((await ada.call('GET', `/api/v1${path}`)).status).toBe(401)
  })

  it('when it starts again, then it answers within 4 s, keeps everything and walks no more', async () => {
    await product.end()
    const startedAt = performance.now()
    await start({ DEMO: 'on' })
    expect(performance.now() - startedAt).toBeLessThan(4_000)
    expect(product.output()).not.toContain('✓')
    expect(product.output()).toContain(demo.email)
    expect((await openSite(product.url, 'denise-okonkwo-harris')).status).toBe(200)
    expect((await httpClient(product.url)('POST', '/api/v1/auth/login', { body: demo })).status).toBe(200)
  })

  it('when a resume is given on a later start, then it is walked too, and spent credits are told', async () => {
    for (const expected of ['Live site', 'Live site', 'The demo account has spent its credits']) {
      await product.end()
      await start({ DEMO: 'on', RESUME: fileURLToPath(sample) })
      expect(product.output()).toContain(expected)
    }
  })
})
