import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import {
  codeFor,
  eventually,
  freePort,
  httpClient,
  launchEnd,
  listedSites,
  mailsTo,
  newPerson,
  openSite,
  spendableCredits,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
  type Person,
  type ProductProcess,
} from '@thumbfolio/testing'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const mortal = file('mortal-product.mjs')
const immortal = file('../../deploy/embedded/dist/main.js')
const sample = file('../../services/resume/tests/corpus/pdf/stackoverflow--nurse.pdf')
const credits = 5
/** More commits than any of the three jobs makes; a job that outlives its number ends the series. */
const mostCommits = 60
const moments = ['before', 'after'] as const

const environment = {
  SIGNUP_CREDITS: String(credits),
  LAUNCH_LEASE_SECONDS: '1',
  LAUNCH_DEADLINE_SECONDS: '20',
  PASSWORD_COST: '4',
  LOG_LEVEL: 'silent',
}

describe.each(moments)('a SIGKILL %s a commit, then a restart', (moment) => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let product: ProductProcess | undefined

  beforeEach(async () => {
    directory = await temporaryDirectory()
  })
  afterEach(async () => {
    await product?.end('SIGKILL')
    await directory[Symbol.asyncDispose]()
  })

  /**
   * Runs `work` in a product that dies at each commit in turn, and `judge` after each restart. `work` ends when the
   * last thing it sets off can be seen, so that the series ends only when nothing is left to die of.
   */
  async function atEachCommit<T>(
    prepare: (url: string, n: number) => Promise<T>,
    work: (url: string, prepared: T, n: number) => Promise<unknown>,
    judge: (url: string, prepared: T, n: number) => Promise<void>,
  ): Promise<number> {
    const PORT = String(await freePort())
    const start = (entry: string, more = {}) =>
      startProductProcess({ entry, dataDir: directory.path, environment: { ...environment, PORT, ...more } })
    for (let n = 1; n <= mostCommits; n++) {
      product = await start(mortal, { KILL_AT: String(n), KILL_WHEN: moment })
      const prepared = await prepare(product.url, n)
      process.kill(product.pid, 'SIGUSR2')
      const running = product
      await eventually(() => running.output().includes('armed'))
      await Promise.race([work(product.url, prepared, n).catch(() => running.ended), running.ended])
      // A clean stop lets what still runs commit, and die of it.
      const end = await running.end()
      if (end !== 'SIGKILL' && end !== 0)
        throw new Error(`Commit ${n}: it ended with ${end}:\n${running.output()}`)
      product = await start(immortal)
      await judge(product.url, prepared, n)
      await product.end()
      if (end === 0) return n - 1
    }
    throw new Error(`It still died at commit ${mostCommits}`)
  }

  it('when it is a sign-up, then the account stands with its mail, or was never made', async () => {
    const nameOf = (n: number) => `person${n}`
    const commits = await atEachCommit(
      async () => undefined,
      (url, _, n) => newPerson(url, nameOf(n)),
      async (url, _, n) => {
        const body = {
          username: nameOf(n),
          email: `${nameOf(n)}@example.org`,
          password: `secret of ${nameOf(n)}`,
        }
        const call = httpClient(url)
        const again = await call('POST', '/api/v1/auth/signup', { body })
        expect([201, 409]).toContain(again.status)
        const login = await eventually(async () => {
          const answer = await call('POST', '/api/v1/auth/login', { body })
          return answer.status === 200 && answer
        })
        const verified = await eventually(async () => {
          if (login.body.user.isVerified) return login
          const otp = await codeFor(url, body.email)
          const answer = await call('POST', '/api/v1/auth/verify-otp', { body: { email: body.email, otp } })
          if (answer.status === 200) return answer
          const now = await call('POST', '/api/v1/auth/login', { body })
          return now.body.user?.isVerified && now
        })
        expect(verified.body.user).toMatchObject({ isVerified: true, credits })
      },
    )
    expect(commits).toBeGreaterThan(2)
  }, 600_000)

  it('when it is an upload, then the resume stands whole, or was never there', async () => {
    let person: Person | undefined
    let kept = 0
    const list = async (one: Person) =>
      (await one.call('GET', `/api/v1/dash/get-resume/${one.user._id}`)).body.data as { url: string }[]
    const commits = await atEachCommit(
      async (url) => (person ??= await newPerson(url, 'uploader')),
      async (_, one) => {
        await uploadPdf(one, sample)
        await eventually(async () => (await list(one)).length > kept)
      },
      async (_, one) => {
        const found = await list(one)
        expect([kept, kept + 1]).toContain(found.length)
        kept = found.length
        for (const { url: path } of found) expect((await one.call('GET', path)).status).toBe(200)
        await uploadPdf(one, sample)
        expect(await list(one)).toHaveLength(++kept)
      },
    )
    expect(commits).toBeGreaterThan(0)
  }, 600_000)

  it('when it is a launch, then it ends honestly, credits are right, and no name is stranded', async () => {
    interface Attempt {
      person: Person
      resume: string
      site: string
    }
    const isSettled = async (person: Person) => {
      const [entry] = await listedSites(person)
      return entry?.status === 'live' && (await spendableCredits(person)) === credits - entry.version
    }
    const commits = await atEachCommit<Attempt>(
      async (url, n) => {
        const person = await newPerson(url, `launcher${n}`)
        return { person, resume: await uploadPdf(person, sample), site: `site-${moment}-${n}` }
      },
      async (url, { person, resume, site }) => {
        await launchEnd(url, person, await startLaunch(person, resume, site))
        await eventually(async () => {
          const mails = await mailsTo(url, person.email)
          return mails.some(({ subject }) => subject.includes(site)) && (await isSettled(person))
        }, 30_000)
      },
      async (url, { person, resume, site }, n) => {
        const settled = await eventually(async () => {
          const [entry] = await listedSites(person)
          const isRight = (await spendableCredits(person)) === credits - (entry?.version ?? 0)
          return entry?.status !== 'launching' && isRight && { entry }
        }, 30_000)
        if (settled.entry?.status === 'live') expect((await openSite(url, site)).status).toBe(200)

        let refusal: unknown
        const id = await eventually(async () => {
          const answer = await person.call('PUT', '/api/v1/make/generate', {
            body: { fileUrl: resume, siteName: site },
          })
          refusal = answer.body
          return answer.status === 202 && (answer.body.launchId as string)
        }, 30_000).catch((error: unknown) => {
          throw new Error(`commit ${n}: the retry was refused to the end: ${JSON.stringify(refusal)}`, {
            cause: error,
          })
        })
        expect((await launchEnd(url, person, id)).status).toBe('success')
        expect((await openSite(url, site)).status).toBe(200)
        await eventually(() => isSettled(person))
      },
    )
    expect(commits).toBeGreaterThan(8)
  }, 1_200_000)
})
