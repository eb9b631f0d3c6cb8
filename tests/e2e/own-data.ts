import { readFile } from 'node:fs/promises'
import { expect, it } from '@jest/globals'
import {
  eventually,
  launchEnd,
  listedSites,
  newPerson,
  openSite,
  startLaunch,
  unzipped,
  uploadPdf,
  type Person,
} from '@thumbfolio/testing'

const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)

async function exported(url: string, { token }: Person): Promise<Map<string, Buffer>> {
  // As a link in the browser asks for it: with the cookie alone.
  const response = await fetch(`${url}/api/v1/auth/export`, { headers: { Cookie: `session=${token}` } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return unzipped(new Uint8Array(await response.arrayBuffer()))
}

/** The export of a person's data, through every service, wherever the product runs. */
export function itHandsOutWhatItHolds(url: () => string): void {
  it('when two people export their data, then each gets all of their own and nothing of the other', async () => {
    const people = await Promise.all([newPerson(url()), newPerson(url())])
    for (const person of people) {
      const resume = await uploadPdf(person, sample)
      const launch = await startLaunch(person, resume, `of-${person.user.username}`)
      expect(await launchEnd(url(), person, launch)).toMatchObject({ status: 'success' })
      await eventually(async () => (await listedSites(person))[0]?.status === 'live', 30_000)
    }
    for (const person of people) {
      const site = `of-${person.user.username}`
      const files = await eventually(async () => {
        const now = await exported(url(), person)
        return now.get('ledger.json')!.includes('is live') && now
      }, 30_000)
      const isFont = (path: string) => path.includes('/published/fonts/')
      expect([...files.keys()].filter(isFont)).toHaveLength(4)
      expect([...files.keys()].filter((path) => !isFont(path))).toEqual([
        'README.txt',
        'account.json',
        'sessions.json',
        'ledger.json',
        ...['resume.pdf', 'resume.json', 'reading.json'].map((name) => `resumes/resume/${name}`),
        ...['site.json', 'launches.json', 'domains.json', 'visits.json', 'messages.json', 'readers.json'].map(
          (name) => `sites/${site}/${name}`,
        ),
        ...['404.html', 'apple-touch-icon.png', 'card.png', 'favicon.ico', 'icon.svg', 'index.html'].map(
          (name) => `sites/${site}/published/${name}`,
        ),
        ...['resume.json', 'robots.txt'].map((name) => `sites/${site}/published/${name}`),
        'dashboard/sites.json',
      ])
      expect(files.get('resumes/resume/resume.pdf')!.equals(await readFile(sample))).toBe(true)
      expect(files.get(`sites/${site}/published/index.html`)!.toString()).toBe(
        (await openSite(url(), site)).text,
      )
      const [other] = people.filter(({ email }) => email !== person.email)
      const all = Buffer.concat([...files.values()]).toString('latin1')
      for (const foreign of [other!.user._id, other!.user.username, other!.email])
        expect(all).not.toContain(foreign)
    }
  })
}
