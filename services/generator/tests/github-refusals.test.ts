import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { generatorOperatorRoutes } from '@thumbfolio/contracts'
import { eventually, startFakeGitHub, type FakeGitHub } from '@thumbfolio/testing'
import { githubCodeHost } from '../src/hosting/adapters/code-host.github.js'
import { startWorld, type World } from './world.js'

jest.setTimeout(90_000)

let world: World
let github: FakeGitHub
beforeEach(async () => {
  github = await startFakeGitHub()
  world = await startWorld({ env: { GITHUB_ORG: github.organisation } })
})
afterEach(async () => {
  const complaints = github.requests.flatMap((request) => request.complaints)
  await world[Symbol.asyncDispose]()
  await github[Symbol.asyncDispose]()
  expect(complaints).toEqual([])
})

const codeHost = (options: { isRequired?: boolean; apiUrl?: string } = {}) =>
  githubCodeHost({
    apiUrl: github.url,
    organisation: github.organisation,
    now: Date.now,
    writeEveryMs: 1,
    credentials: { kind: 'token', token: github.token },
    isRequired: false,
    ...options,
  })
const start = () => world.start({ codeHost: codeHost() })

const goLive = async (userId: string, siteName: string) => {
  const { body } = await world.launch(userId, siteName)
  expect((await world.end(userId, body.launchId, 40_000)).status).toBe('success')
}
const repositoryOf = async (userId: string, siteName: string) =>
  (await world.as(userId)('GET', `/make/sites/${siteName}/repository`)).body.data
const listed = async (userId: string, siteName: string) => {
  await world.as(userId)('PATCH', `/make/sites/${siteName}`, { body: { indexed: true } })
  await eventually(async () => (await repositoryOf(userId, siteName)).state === 'public', 40_000)
}
const writes = () => github.requests.filter(({ method }) => method !== 'GET')

describe('a repository that GitHub refuses by a rule', () => {
  const rule = 'Repository rule violations found: Commits must have verified signatures.'
  const refuse = (message = rule) =>
    github.fail({
      isMeant: ({ method, path }) => method === 'PATCH' && path.includes('/git/refs/'),
      reply: { status: 422, body: { message } },
    })
  const isRefused = () =>
    eventually(async () => (await repositoryOf('ada', 'ada-lovelace')).state === 'refused', 40_000)
  const refusalEvents = () =>
    world.heardOf('ada-lovelace').filter((type) => type === 'site.repository-refused.v1')

  it('when it is refused, then its owner reads why, the operator is told once, and it is tried again when somebody asks or the page changes', async () => {
    refuse()
    await start()
    await goLive('ada', 'ada-lovelace')
    await isRefused()
    expect(await repositoryOf('ada', 'ada-lovelace')).toEqual({
      state: 'refused',
      detail: `Not copied: ${rule}`,
    })
    const { operatorSite, retryCopy } = generatorOperatorRoutes
    const shown = await world.operator('grace').call(operatorSite, { params: { name: 'ada-lovelace' } })
    expect(shown.site?.repositoryRefused).toBe(rule)

    refuse()
    const again = await world.as('ada')('POST', '/make/sites/ada-lovelace/repository/retry')
    expect([again.status, again.body.data.state]).toEqual([202, 'pending'])
    await isRefused()
    refuse()
    const params = { name: 'ada-lovelace' }
    await world.operator('grace').call(retryCopy, { params, body: { reason: 'The rule is gone' } })
    await isRefused()
    await eventually(() => refusalEvents().length > 0)
    expect(refusalEvents()).toHaveLength(1)

    const writesBefore = writes().length
    expect((await world.as('eve')('POST', '/make/sites/ada-lovelace/repository/retry')).status).toBe(404)
    expect(writes()).toHaveLength(writesBefore)
    await listed('ada', 'ada-lovelace')
    expect((await github.files('ada-lovelace'))?.has('index.html')).toBe(true)
  })

  it('when the launch needs it, then it fails at once, free of charge', async () => {
    refuse()
    await world.start({ codeHost: codeHost({ isRequired: true }) })
    const { body } = await world.launch('ada', 'ada-lovelace')
    const view = await world.end('ada', body.launchId, 40_000)
    expect(view).toMatchObject({ status: 'failed' })
    await eventually(() => world.ledger.free() === 100)
  })
})
