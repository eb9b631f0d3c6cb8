import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, jest } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { eventually, startFakeGitHub } from '@thumbfolio/testing'
import { githubCodeHost } from '../src/hosting/adapters/code-host.github.js'
import { startWorld } from './world.js'

jest.setTimeout(240_000)

/** As many as a busy machine launches within the test's time. */
const launched = 6

const folder = new URL('../../../packages/resume-reader/tests/corpus/truth/', import.meta.url)
const reachable = readdirSync(folder)
  .map((file) => {
    const { basics, work, skills } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ResumeContent
    return { basics, work, skills }
  })
  .filter(({ basics }) => basics?.email && basics.phone)
const people = reachable
  .filter((_, at) => at % Math.floor(reachable.length / launched) === 0)
  .slice(0, launched)
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

it('when resumes of the corpus are pushed with hidden contact data, then repositories have what visitors get and no more', async () => {
  expect(people).toHaveLength(launched)
  await using github = await startFakeGitHub()
  await using world = await startWorld({
    env: { GITHUB_ORG: github.organisation, LAUNCH_LEASE_SECONDS: '20' },
  })
  await world.start({
    codeHost: githubCodeHost({
      apiUrl: github.url,
      organisation: github.organisation,
      now: Date.now,
      writeEveryMs: 1,
      credentials: { kind: 'token', token: github.token },
      isRequired: false,
    }),
  })
  await Promise.all(
    people.map(async (content, at) => {
      const [user, name] = [`user-${at}`, `site-of-${at}`]
      world.resumes.put(user, 'resume-1', content)
      const { status, body } = await world.launch(user, name)
      expect([status, body.code]).toEqual([202, undefined])
      expect((await world.end(user, body.launchId, 120_000)).status).toBe('success')
      await world.as(user)('PATCH', `/make/sites/${name}`, { body: { contact: { email: false } } })
    }),
  )
  for (const [at, { basics }] of people.entries()) {
    const name = `site-of-${at}`
    const files = await eventually(async () => {
      const found = await github.files(name)
      const page = await world.visit(name)
      const isCurrent = found?.get('index.html')?.equals(page.bytes)
      return isCurrent && !page.text.includes(basics!.email!) && found
    }, 120_000)
    for (const [path, body] of files) {
      if (path === '.nojekyll') continue
      expect([path, body.equals((await world.visit(name, `/${path}`)).bytes)]).toEqual([path, true])
      if (!/\.(?:html|json|txt|svg)$/.test(path)) continue
      expect(body.toString()).not.toContain(basics!.email!)
      expect(digitsOf(body.toString())).not.toContain(digitsOf(basics!.phone!))
    }
  }
})
