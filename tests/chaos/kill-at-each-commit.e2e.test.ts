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
  temporaryDirectory,
  uploadPdf,
  type Person,
} from '@thumbfolio/testing'
import { extent } from './extent.js'
import { startMortal, type MortalProduct } from './start-mortal.js'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const sample = file('../../packages/resume-reader/tests/corpus/pdf/stackoverflow--nurse.pdf')
const credits = 200
/** More commits than any of the three jobs makes; a job that outlives its number ends the series. */
const mostCommits = 60

const environment = {
  SIGNUP_CREDITS: String(credits),
  LAUNCH_LEASE_SECONDS: '1',
  LAUNCH_DEADLINE_SECONDS: '20',
  PASSWORD_COST: '4',
  LOG_LEVEL: 'silent',
}

describe.each(extent.killMoments)('a SIGKILL %s a commit, then a restart', (moment) => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let product: MortalProduct | undefined

  beforeEach(async () => {
    directory = await temporaryDirectory()
  })
  afterEach(async () => {
    await product?.end('SIGKILL')
    await directory[Symbol.asyncDispose]()
  })

  /**
   * Runs `work` in a product that dies at each commit in turn, or at every `stride`-th, and `judge` after each restart.
   * `work` ends when the last thing it sets off can be seen, so that the series ends only when nothing is left to die of.
   */
  async function atEachCommit<T>(
    prepare: (url: string, n: number) => Promise<T>,
    work: (url: string, prepared: T, n: number) => Promise<unknown>,
    judge: (url: string, prepared: T, n: number) => Promise<void>,
    stride = 1,
  ): Promise<number> {
    const PORT = String(await freePort())
    const start = () => startMortal(directory.path, { ...environment, PORT })
    product = await start()
    for (let n = 1; n <= mostCommits; n += stride) {
      const prepared = await prepare(product.url, n)
      await product.arm({ at: n, when: moment })
      const running = product
      await Promise.race([work(product.url, prepared, n).catch(() => running.ended), running.ended])
      // A clean stop lets what still runs commit, and die of it.
      const end = await running.end()
      if (end !== 'SIGKILL' && end !== 0)
        throw new Error(`Commit ${n}: it ended with ${end}:\n${running.output()}`)
      product = await start()
      await judge(product.url, prepared, n)
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
    let launcher: { person: Person; resume: string } | undefined
    /** The site, where it is listed, once the credits match every live version. */
    const settled = async (person: Person, site: string) => {
      const sites = await listedSites(person)
      const entry = sites.find(({ name }) => name === site)
      const versions = sites.reduce((sum, { version }) => sum + version, 0)
      const isRight = (await spendableCredits(person)) === credits - versions
      return entry?.status !== 'launching' && isRight && { entry }
    }
    const isLive = async (person: Person, site: string) => {
      const found = await settled(person, site)
      return found && found.entry?.status === 'live'
    }
    const commits = await atEachCommit(
      async (url, n) => {
        const person = launcher?.person ?? (await newPerson(url, 'launcher'))
        launcher ??= { person, resume: await uploadPdf(person, sample) }
        return { ...launcher, site: `site-${moment}-${n}` }
      },
      async (url, { person, resume, site }) => {
        await launchEnd(url, person, await startLaunch(person, resume, site))
        await eventually(async () => {
          const mails = await mailsTo(url, person.email)
          return mails.some(({ subject }) => subject.includes(site)) && isLive(person, site)
        }, 30_000)
      },
      async (url, { person, resume, site }, n) => {
        const { entry } = await eventually(() => settled(person, site), 30_000)
        if (entry?.status === 'live') expect((await openSite(url, site)).status).toBe(200)

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
        await eventually(() => isLive(person, site))
      },
      extent.launchStride,
    )
    expect(commits).toBeGreaterThan(8)
  }, 1_200_000)
})
