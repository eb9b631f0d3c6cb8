import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startFakeGitHub, type FakeGitHub } from '@thumbfolio/testing'
import { CodeHostFailure } from '../domain/code-host/failure.js'
import { markOf } from '../domain/code-host/site-repository.js'
import { githubCodeHost } from './code-host.github.js'
import type { GitHubOptions } from './github-options.js'

let github: FakeGitHub
beforeEach(async () => {
  github = await startFakeGitHub()
})
afterEach(async () => github[Symbol.asyncDispose]())

const repositories = (options: Partial<GitHubOptions> = {}) =>
  githubCodeHost({
    apiUrl: github.url,
    organisation: github.organisation,
    now: Date.now,
    writeEveryMs: 1,
    credentials: { kind: 'token', token: github.token },
    isRequired: false,
    ...options,
  }).repositories!
const wanted = {
  name: 'ada',
  mark: markOf('ada~1'),
  url: 'https://ada.example.org/',
  isPrivate: false,
}
const about = { message: 'Publish', url: wanted.url }
const page = [
  { path: 'index.html', body: Buffer.from('<p>Ada</p>') },
  { path: 'fonts/a.woff2', body: Buffer.from([0, 255, 1]) },
]
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const refused = (status: number, message: string, headers: Record<string, string> = {}) => ({
  isMeant: ({ method }: { method: string }) => method !== 'GET',
  reply: { status, headers, body: { message } },
})

describe('GitHub', () => {
  it.each([
    [
      'says how long',
      refused(403, 'You have exceeded a secondary rate limit', { 'Retry-After': '7' }),
      7_000,
    ],
    ['does not say how long', refused(403, 'You have exceeded a secondary rate limit'), 60_000],
    ['answers 429', refused(429, 'Too many requests', { 'Retry-After': '3' }), 3_000],
  ])('when it wants a pause and %s, then nothing is asked until it is over', async (_how, fault, pauseMs) => {
    const now = Date.now()
    const host = repositories({ now: () => now })
    github.fail(fault)
    const first = await failureOf(host.ensure(wanted, undefined))
    expect(first).toMatchObject({ problem: 'rate-limited', retryAfterMs: pauseMs })
    const asked = github.requests.length
    expect(await failureOf(host.ensure(wanted, undefined))).toMatchObject({ problem: 'rate-limited' })
    expect(github.requests).toHaveLength(asked)
  })

  it('when the hour is spent, then the pause lasts until the next one begins', async () => {
    const now = 1_700_000_000_000
    const headers = { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1700000090' }
    github.fail(refused(403, 'API rate limit exceeded', headers))
    const failure = await failureOf(repositories({ now: () => now }).ensure(wanted, undefined))
    expect(failure).toMatchObject({ problem: 'rate-limited', retryAfterMs: 91_000 })
  })

  it('when writes follow each other, then at least a second lies between two', async () => {
    await repositories({ writeEveryMs: 1_000 }).ensure(wanted, undefined)
    const host = repositories({ writeEveryMs: 1_000 })
    const startedAt = Date.now()
    const repository = await host.ensure({ ...wanted, isPrivate: true }, undefined)
    await host.commit(repository, page, about)
    const writes = github.requests.filter(({ method, at }) => method !== 'GET' && at >= startedAt)
    expect(writes.length).toBeGreaterThanOrEqual(6)
    // One pause can look short from the server, where the request before it came late. The sum of them cannot.
    expect(writes.at(-1)!.at - startedAt).toBeGreaterThanOrEqual((writes.length - 1) * 1_000 - 50)
  })

  it('when a repository is empty, then it gets a first file and the page', async () => {
    const host = repositories()
    const repository = await host.ensure(wanted, undefined)
    github.empty('ada')
    await host.commit(repository, page, about)
    expect([...(await github.files('ada'))!.keys()].sort()).toEqual([
      '.nojekyll',
      'fonts/a.woff2',
      'index.html',
    ])
  })

  it('when a new repository is seen late, then a later try goes on with it and creates no other', async () => {
    github.hideNewRepositories(3)
    const host = repositories()
    const repository = await host.ensure(wanted, undefined)
    let tries = 0
    for (; tries < 10; tries++) {
      const failure = await failureOf(
        host.ensure(wanted, repository).then((found) => host.commit(found, page, about)),
      )
      if (!failure) break
      expect(failure).toMatchObject({ problem: 'unavailable' })
    }
    expect(tries).toBeGreaterThan(0)
    expect((await github.files('ada'))!.get('index.html')!.toString()).toBe('<p>Ada</p>')
  })

  it('when the branch has this tree, then no commit is made', async () => {
    const host = repositories()
    const repository = await host.ensure(wanted, undefined)
    expect((await host.commit(repository, page, about)).isNew).toBe(true)
    expect((await host.commit(repository, page, about)).isNew).toBe(false)
    expect(github.requests.filter(({ path }) => path.endsWith('/git/commits'))).toHaveLength(1)
  })

  it('when the branch moves under a push, then nothing is overwritten and the next try comes on top', async () => {
    const host = repositories()
    const repository = await host.ensure(wanted, undefined)
    github.fail({
      isMeant: ({ method, path }) => method === 'PATCH' && path.includes('/git/refs/'),
      reply: { status: 422, body: { message: 'Update is not a fast forward' } },
    })
    expect(await failureOf(host.commit(repository, page, about))).toMatchObject({ problem: 'unavailable' })
    await host.commit(repository, page, about)
    const moves = github.requests.filter(({ method, path }) => method === 'PATCH' && path.includes('/refs/'))
    expect(moves.map(({ body }) => (body as { force?: boolean }).force)).toEqual([false, false])
  })

  it('when a repository has another mark, then it is neither taken over nor deleted', async () => {
    await github.ask('POST', `/orgs/${github.organisation}/repos`, { name: 'ada', auto_init: true })
    const host = repositories()
    expect(await failureOf(host.ensure(wanted, undefined))).toMatchObject({ problem: 'name-taken' })
    await host.remove(wanted, undefined)
    expect(await github.files('ada')).toBeDefined()
  })

  it('when the token is refused, then the failure says so and carries no token', async () => {
    const secret = 'ghp_thisIsNobodysBusiness'
    const failure = await failureOf(repositories({ credentials: { kind: 'token', token: secret } }).verify())
    expect(failure).toBeInstanceOf(CodeHostFailure)
    expect(failure).toMatchObject({ problem: 'misconfigured' })
    expect(JSON.stringify([failure, String(failure), (failure as Error).stack])).not.toContain(secret)
  })

  it('when it is a GitHub App, then it pushes with a token of its installation and misses no right', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    const credentials = { kind: 'app' as const, appId: '12', privateKey, installationId: 7 }
    const host = repositories({ credentials })
    await host.verify()
    const repository = await host.ensure(wanted, undefined)
    expect((await host.commit(repository, page, about)).isNew).toBe(true)
    github.revoke('administration')
    const failure = await failureOf(repositories({ credentials }).verify())
    expect(failure).toMatchObject({ message: expect.stringContaining('administration') })
  })
})
