import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { eventually, startFakeGitHub, type FakeGitHub } from '@thumbfolio/testing'
import { githubCodeHost } from '../src/hosting/adapters/code-host.github.js'
import { sample, startWorld, type World } from './world.js'

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
const settled = (userId: string, siteName: string) =>
  eventually(async () => {
    const repository = await repositoryOf(userId, siteName)
    return repository.state !== 'pending' && repository
  }, 40_000)
const change = (userId: string, siteName: string, body: object) =>
  world.as(userId)('PATCH', `/make/sites/${siteName}`, { body })
const listed = async (userId: string, siteName: string) => {
  await change(userId, siteName, { indexed: true })
  await eventually(async () => (await repositoryOf(userId, siteName)).state === 'public', 40_000)
}
const isPrivate = async (name: string) => (await github.repository(name))?.private
const idOf = async (name: string) => (await github.repository(name))?.id
const away = { reply: { status: 503, body: { message: 'Unavailable' } } }
const writes = () => github.requests.filter(({ method }) => method !== 'GET')

/** Every file of the repository is the one that visitors get, and there is no other. */
async function expectAsServed(siteName: string): Promise<void> {
  const files = await github.files(siteName)
  const paths = [...(files?.keys() ?? [])].filter((path) => path !== '.nojekyll')
  expect(paths).toContain('index.html')
  for (const path of paths) {
    const { bytes } = await world.visit(siteName, `/${path}`)
    expect([path, files!.get(path)!.equals(bytes)]).toEqual([path, true])
  }
}

describe('a site at GitHub', () => {
  it('when a launch is live, then its repository has the files that visitors get, and the address as its status', async () => {
    await start()
    await goLive('ada', 'ada-lovelace')
    expect(await settled('ada', 'ada-lovelace')).toEqual({ state: 'private' })
    await expectAsServed('ada-lovelace')
    expect((await github.files('ada-lovelace'))!.has('README.md')).toBe(false)
    expect(github.statuses.at(-1)!.body).toMatchObject({
      state: 'success',
      context: 'thumbfolio/verified',
      target_url: expect.stringContaining('ada-lovelace.localhost'),
    })
  })

  it('when the page is listed and unlisted, then its repository is public with a link, and private', async () => {
    await start()
    await goLive('ada', 'ada-lovelace')
    await listed('ada', 'ada-lovelace')
    expect(await isPrivate('ada-lovelace')).toBe(false)
    expect(await repositoryOf('ada', 'ada-lovelace')).toMatchObject({ url: expect.any(String) })
    await change('ada', 'ada-lovelace', { indexed: false })
    await eventually(async () => (await isPrivate('ada-lovelace')) === true, 40_000)
  })

  it('when the same change comes again, then nothing is committed twice', async () => {
    await start()
    await goLive('ada', 'ada-lovelace')
    await settled('ada', 'ada-lovelace')
    const before = await github.history('ada-lovelace')
    await world.emit({
      type: 'site.published.v1',
      subject: 'ada-lovelace',
      data: { userId: 'ada', version: 1, url: 'http://ada-lovelace.localhost' },
    })
    const seen = github.requests.length
    await eventually(() => github.requests.length > seen + 3)
    await settled('ada', 'ada-lovelace')
    expect(await github.history('ada-lovelace')).toEqual(before)
  })

  it('when the owner hides contact data, then no history that had it is left', async () => {
    await start()
    await goLive('ada', 'ada-lovelace')
    await change('ada', 'ada-lovelace', { indexed: true, contact: { phone: true } })
    const text = async () => (await github.files('ada-lovelace'))?.get('index.html')?.toString() ?? ''
    await eventually(async () => (await text()).includes('7946'), 40_000)
    const first = await idOf('ada-lovelace')
    await change('ada', 'ada-lovelace', { contact: { phone: false } })
    await eventually(async () => (await text()) !== '' && !(await text()).includes('7946'), 40_000)
    await settled('ada', 'ada-lovelace')
    expect(await idOf('ada-lovelace')).not.toBe(first)
    expect(await github.history('ada-lovelace')).toHaveLength(2)
    await expectAsServed('ada-lovelace')
  })

  it('when a site is renamed, then its repository is, with its history, and the old name leads there', async () => {
    await start()
    await goLive('ada', 'ada-lovelace')
    await settled('ada', 'ada-lovelace')
    const id = await idOf('ada-lovelace')
    await world.as('ada')('POST', '/make/sites/ada-lovelace/rename', { body: { to: 'countess' } })
    await eventually(async () => (await idOf('countess')) === id, 40_000)
    await settled('ada', 'countess')
    await expectAsServed('countess')
    expect((await github.ask('GET', `/repos/${github.organisation}/ada-lovelace`)).status).toBe(301)
    // The old name rests for its owner: that GitHub knows it is not somebody else's claim.
    await eventually(async () => {
      const wanted = { body: { to: 'ada-lovelace' } }
      const { status } = await world.as('ada')('POST', '/make/sites/countess/rename', wanted)
      return status === 202
    })
  })

  it('when a site is deleted while GitHub is away, then its repository goes once it is back', async () => {
    await start()
    await goLive('ada', 'ada-lovelace')
    await settled('ada', 'ada-lovelace')
    github.fail(...Array.from({ length: 3 }, () => away))
    await world.emit({
      type: 'site.deletion-requested.v1',
      subject: 'ada-lovelace',
      data: { userId: 'ada' },
    })
    await eventually(async () => (await github.files('ada-lovelace')) === undefined, 40_000)
  })

  it('when its owner takes a deleted name again, then the new site has a repository of its own', async () => {
    await start()
    await goLive('ada', 'ada-lovelace')
    await settled('ada', 'ada-lovelace')
    const first = await idOf('ada-lovelace')
    const data = { userId: 'ada' }
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'ada-lovelace', data })
    await eventually(async () => (await world.visit('ada-lovelace')).status === 404)
    await eventually(() => world.heardOf('ada-lovelace').includes('site.deleted.v1'))
    await goLive('ada', 'ada-lovelace')
    await eventually(async () => {
      const id = await idOf('ada-lovelace')
      return id !== undefined && id !== first
    }, 40_000)
    await settled('ada', 'ada-lovelace')
    await expectAsServed('ada-lovelace')
  })

  it('when GitHub is away, then a launch is live all the same, and its repository follows', async () => {
    github.fail(...Array.from({ length: 6 }, () => away))
    await start()
    await goLive('ada', 'ada-lovelace')
    expect(world.ledger.free()).toBeLessThan(100)
    await settled('ada', 'ada-lovelace')
    await expectAsServed('ada-lovelace')
  })
})

describe('a launch that needs its repository', () => {
  it('when it is live, then the page is pushed', async () => {
    await world.start({ codeHost: codeHost({ isRequired: true }) })
    await goLive('ada', 'ada-lovelace')
    await expectAsServed('ada-lovelace')
  })

  it('when GitHub never answers, then it fails free of charge and shows no page', async () => {
    await world.start(
      { codeHost: codeHost({ isRequired: true, apiUrl: 'http://127.0.0.1:9' }) },
      {
        LAUNCH_DEADLINE_SECONDS: '6',
      },
    )
    const { body } = await world.launch('ada', 'ada-lovelace')
    const view = await world.end('ada', body.launchId, 40_000)
    expect(view.status).toBe('failed')
    expect((await world.visit('ada-lovelace')).status).toBe(404)
    await eventually(() => world.ledger.free() === 100)
  })
})

describe('site names at GitHub', () => {
  const look = (name: string) =>
    fetch(`${world.url()}/api/v1/code-host/repos/${github.organisation}/${name}`).then(({ status }) => status)
  const foreign = (name: string) =>
    github.ask('POST', `/orgs/${github.organisation}/repos`, { name, auto_init: true })

  it('when the organisation has a repository of that name, whatever its case, then the name is taken', async () => {
    await foreign('Infra-Tools')
    await start()
    expect(await look('infra-tools')).toBe(200)
    expect(await look('ada-lovelace')).toBe(404)
    expect((await world.launch('ada', 'infra-tools')).body.code).toBe('site-name-taken')
  })

  it('when a repository of that name was renamed, then the name is taken', async () => {
    await foreign('old-tools')
    await github.ask('PATCH', `/repos/${github.organisation}/old-tools`, { name: 'new-tools' })
    await start()
    expect(await look('old-tools')).toBe(200)
  })

  it('when the same name is looked at again, then GitHub is asked once in 30 s', async () => {
    await start()
    expect([await look('grace-hopper'), await look('grace-hopper')]).toEqual([404, 404])
    expect(github.requests.filter(({ path }) => path.endsWith('/grace-hopper'))).toHaveLength(1)
  })

  it('when GitHub does not answer, then our own reservations decide', async () => {
    await world.start({ codeHost: codeHost({ apiUrl: 'http://127.0.0.1:9' }) })
    expect(await look('grace-hopper')).toBe(404)
  })

  it('when a repository is created and the answer is lost, then it is found by its mark, and none is made twice', async () => {
    let lost = 0
    github.fail({
      isMeant: ({ method, path, body }) => {
        if (method !== 'POST' || !path.endsWith('/repos') || lost++ > 0) return false
        void github.ask('POST', path, body)
        return true
      },
      reply: { status: 502, body: { message: 'Bad gateway' } },
    })
    await start()
    await goLive('ada', 'ada-lovelace')
    await settled('ada', 'ada-lovelace')
    await expectAsServed('ada-lovelace')
    expect(lost).toBeGreaterThan(0)
  })

  it('when a foreign repository takes the name after the launch, then it stays untouched', async () => {
    github.fail({
      ...away,
      isMeant: ({ method }) => method === 'POST',
    })
    await start()
    await goLive('ada', 'ada-lovelace')
    await foreign('ada-lovelace')
    await eventually(() => writes().length >= 2, 40_000)
    expect([...(await github.files('ada-lovelace'))!.keys()]).toEqual(['README.md'])
    expect((await repositoryOf('ada', 'ada-lovelace')).state).toBe('pending')
  })
})

it('when two changes follow each other, then the last one is pushed', async () => {
  await start()
  await goLive('ada', 'ada-lovelace')
  world.resumes.put('ada', 'resume-2', { ...sample, basics: { ...sample.basics, label: 'Countess' } })
  const { body } = await world.launch('ada', 'ada-lovelace', 'resume-2')
  expect((await world.end('ada', body.launchId)).status).toBe('success')
  await eventually(async () => {
    const page = (await github.files('ada-lovelace'))?.get('index.html')?.toString() ?? ''
    return page.includes('Countess')
  }, 40_000)
  await settled('ada', 'ada-lovelace')
  await expectAsServed('ada-lovelace')
})
