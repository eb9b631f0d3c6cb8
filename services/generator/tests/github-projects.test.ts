import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { personalDataRoutes, type DraftView, type SiteContent } from '@thumbfolio/contracts'
import { eventually, startFakeGitHub, type FakeGitHub } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

jest.setTimeout(90_000)

const engine = {
  id: 11,
  name: 'engine',
  description: 'Computes Bernoulli numbers',
  language: 'Rust',
  stars: 1_234,
}
const notes = { id: 12, name: 'notes', description: 'Call me: +44 20 7946 0000', stars: 3 }
const secret = { id: 13, name: 'secret', isPrivate: true }

let world: World
let github: FakeGitHub
let aheadMs = 0
const start = () => world.start({ now: () => Date.now() + aheadMs })
beforeEach(async () => {
  github = await startFakeGitHub()
  github.account('ada', [engine, notes, secret])
  world = await startWorld({ env: { GITHUB_API_URL: github.url } })
  aheadMs = 0
  await start()
})
afterEach(async () => {
  const complaints = github.requests.flatMap((request) => request.complaints)
  await world[Symbol.asyncDispose]()
  await github[Symbol.asyncDispose]()
  expect(complaints).toEqual([])
})

const call = (method: string, path: string, body?: object, headers?: Record<string, string>, user = 'ada') =>
  world.as(user)(method, path, { ...(body && { body }), ...(headers && { headers }) })
const list = (user = 'ada', owner = 'ada') => call('GET', `/make/github/${user}`, undefined, undefined, owner)
const choose = (ids: readonly number[], more: object = {}, path = '/make/sites/ada') =>
  call('PATCH', path, { github: { user: 'ada', projects: ids, ...more } })
const content = async () => (await call('GET', '/make/sites/ada/content')).body.data as SiteContent
const page = async () => {
  await eventually(async () => (await content()).published)
  return (await world.visit('ada')).text
}
const restart = async () => {
  await world.stop()
  await start()
}
const today = new Date().toISOString().slice(0, 10)

describe('the list of repositories', () => {
  it('when it is asked for, then it has the public ones, most stars first, with the limits of GitHub', async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      user: 'ada',
      isCut: false,
      projects: [
        { id: 11, fullName: 'ada/engine', stars: 1_234, language: 'Rust', asOf: today },
        { id: 12, name: 'notes' },
      ],
      limits: { remaining: 41, resetsAt: expect.any(String) },
    })
    expect(body.data.projects).toHaveLength(2)
    await list()
    expect(github.requests).toHaveLength(1)
  })

  it('when an account has hundreds, then 300 are listed and it says that there are more', async () => {
    github.account(
      'octo',
      Array.from({ length: 320 }, (_, at) => ({ id: 100 + at, name: `r${at}` })),
    )
    const { body } = await list('octo')
    expect(body.data.projects).toHaveLength(300)
    expect(body.data.isCut).toBe(true)
  })

  it.each([
    [403, { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1' }, 'github-limited', 429],
    [429, { 'Retry-After': '7' }, 'github-limited', 429],
    [403, {}, 'github-refused', 502],
    [404, {}, 'github-user-unknown', 404],
  ])('when GitHub answers %s %j, then it is %s with what to do', async (status, headers, code, answered) => {
    github.fail({ reply: { status, headers, body: { message: 'No' } } })
    const answer = await list()
    expect(answer).toMatchObject({ status: answered, body: { code } })
    expect(answer.body.detail).toContain('Your page is as it was')
    if (answered === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('when a user name is invalid, then it is refused without a request to GitHub', async () => {
    expect((await list('..%2Forgs')).body.code).toBe('validation-failed')
    expect((await list('nobody-there')).body.code).toBe('github-user-unknown')
    expect(github.requests).toHaveLength(1)
  })
})

describe('projects of GitHub on a page', () => {
  beforeEach(() => world.goLive('ada', 'ada').then(() => list()))

  it('when they are chosen, then the page, resume.json and the settings have them in that order', async () => {
    const { body } = await choose([12, 11])
    expect(body.data.github).toMatchObject({ user: 'ada', weekly: false, projects: [{ id: 12 }, { id: 11 }] })
    const text = await page()
    expect(text.indexOf('https://github.com/ada/notes')).toBeLessThan(
      text.indexOf('https://github.com/ada/engine'),
    )
    expect(text).toContain('Computes Bernoulli numbers')
    expect(text).toContain('Rust · ★ 1,234')
    expect(text).toMatch(new RegExp(`GitHub, <span>as of <time datetime="${today}">`))
    expect(text).not.toContain('7946')
    expect(text).not.toMatch(/<script(?! type="application\/ld\+json")/)
    const resume = JSON.parse((await world.visit('ada', '/resume.json')).text) as { projects: object[] }
    expect(resume.projects).toMatchObject([
      { name: 'notes' },
      { name: 'engine', source: `GitHub, as of ${today}`, stars: 1_234 },
    ])
    await choose([])
    expect(await page()).not.toContain('github.com')
  })

  it('when a project is not listed, or of somebody else’s list, then it is refused and nothing changes', async () => {
    for (const ids of [[13], [99], [11, 11], [1, 2, 3, 4, 5, 6, 7, 8, 9]])
      expect((await choose(ids)).body.code).toBe('validation-failed')
    expect((await content()).github).toBeUndefined()
  })

  it('when changes choose, then the page follows with the publish, and a restore brings the ones before', async () => {
    await choose([11])
    await page()
    const { draft } = { draft: (await call('POST', '/make/sites/ada/changes')).body.data as DraftView }
    const { body } = await choose([12], {}, `/make/drafts/${draft.id}`)
    expect(body.data.changes).toBe(1)
    expect(await page()).not.toContain('ada/notes')
    await call('POST', `/make/drafts/${draft.id}/publish`, {}, { 'If-Match': '*' })
    expect(await page()).toContain('ada/notes')
    const versions = (await call('GET', '/make/sites/ada/versions')).body.data as {
      id: string
      changes: string[]
    }[]
    expect(versions[0]!.changes).toContain('Projects of GitHub changed')
    const etag = (await call('GET', '/make/sites/ada/content')).headers.get('etag')!
    await call('POST', `/make/sites/ada/versions/${versions[1]!.id}/restore`, {}, { 'If-Match': etag })
    expect(await page()).toContain('ada/engine')
  })

  it('when the account leaves, then its lists are exported, and deleted', async () => {
    await choose([11])
    const { personalData } = personalDataRoutes.generator
    const exported = async () =>
      JSON.stringify(await world.serviceClient('auth').call(personalData, { params: { userId: 'ada' } }))
    expect(await exported()).toContain('@github/ada')
    await world.emit({ type: 'account.deleted.v1', subject: 'ada', data: {} })
    await eventually(async () => !(await exported()).includes('@github/ada'), 20_000)
  })
})

describe('the weekly refresh', () => {
  const starsOf = (stars: number) => ({ ...engine, stars })
  beforeEach(async () => {
    await world.goLive('ada', 'ada')
    await list()
    await choose([11, 12], { weekly: true })
    await page()
  })
  /** Eight days later, until the sweep has asked GitHub and `isDone`. */
  const later = async (isDone: () => Promise<boolean>) => {
    aheadMs += 8 * 86_400_000
    await restart()
    await eventually(isDone, 20_000)
    aheadMs = 0
    await restart()
  }
  const shown = async () => (await world.visit('ada')).text

  it('when a repository changed and was renamed, then the page shows it as of that day, without a new version', async () => {
    github.account('ada', [{ ...starsOf(2_000), name: 'steam-engine' }, notes])
    await later(async () => (await shown()).includes('2,000'))
    expect(await shown()).toContain('https://github.com/ada/steam-engine')
    const { body } = await call('GET', '/make/sites/ada/versions')
    expect(JSON.stringify(body)).not.toContain('2,000')
    expect((await content()).github!.projects[0]!.asOf > today).toBe(true)
  })

  it('when a repository is private now, then it is hidden, its owner gets a mail, and no restore shows it again', async () => {
    await choose([12], { weekly: true })
    await page()
    await choose([11, 12], { weekly: true })
    await page()
    github.account('ada', [{ ...engine, isPrivate: true }, notes])
    await later(async () => !(await shown()).includes('ada/engine'))
    expect(
      (await world.mailbox.next(({ text }) => text?.includes('- ada/engine') ?? false)).subject,
    ).toContain('ada')
    expect((await content()).github!.projects[0]).toMatchObject({ id: 11, hiddenSince: expect.any(String) })
    expect(await shown()).toContain('ada/notes')
    const { draft } = { draft: (await call('POST', '/make/sites/ada/changes')).body.data as DraftView }
    await choose([12, 11], { weekly: true }, `/make/drafts/${draft.id}`)
    await call('POST', `/make/drafts/${draft.id}/publish`, {}, { 'If-Match': '*' })
    expect(await page()).not.toContain('ada/engine')

    // Also where its owner took it off for good before.
    await choose([12])
    const versions = (await call('GET', '/make/sites/ada/versions')).body.data as { id: string }[]
    for (const { id } of versions.slice(1)) {
      const restore = `/make/sites/ada/versions/${id}/restore`
      expect((await call('POST', restore, {}, { 'If-Match': '*' })).status).toBe(200)
      expect(await page()).not.toContain('ada/engine')
    }
  })

  it('when the account was renamed, then its repositories are found by their ids', async () => {
    github.account('ada', undefined)
    github.account('countess', [starsOf(1_300), notes])
    await later(async () => (await shown()).includes('github.com/countess/engine'))
    expect((await content()).github!.user).toBe('countess')
  })

  it.each([
    ['away', { status: 503, body: { message: 'Unavailable' } }],
    ['out of its limit', { status: 403, headers: { 'X-RateLimit-Remaining': '0' }, body: { message: 'No' } }],
    ['of no such account', { status: 404, body: { message: 'Not Found' } }],
  ])('when GitHub is %s, then what is stored stays, and it is tried again', async (_what, reply) => {
    github.account('ada', undefined)
    github.fail(...Array.from({ length: 6 }, () => ({ reply })))
    const before = github.requests.length
    await later(async () => github.requests.length > before)
    expect(await shown()).toContain('★ 1,234')
    expect((await content()).github!.projects.map(({ hiddenSince }) => hiddenSince)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('when it is off, then GitHub is asked for nothing', async () => {
    await choose([11, 12])
    const before = github.requests.length
    aheadMs = 8 * 86_400_000
    await restart()
    aheadMs = 0
    await page()
    expect(github.requests).toHaveLength(before)
  })
})
