import { afterEach, beforeEach, it } from '@jest/globals'
import { generatorOperatorRoutes } from '@thumbfolio/contracts'
import { eventually, startFakeGitHub, type FakeGitHub } from '@thumbfolio/testing'
import { githubCodeHost } from '../src/hosting/adapters/code-host.github.js'
import { startWorld, type World } from './world.js'

let world: World
let github: FakeGitHub
beforeEach(async () => {
  github = await startFakeGitHub()
  world = await startWorld({ env: { GITHUB_ORG: github.organisation } })
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
})
afterEach(async () => {
  await world[Symbol.asyncDispose]()
  await github[Symbol.asyncDispose]()
})

it('when a site is taken down, then its repository goes too, and an undo brings it back', async () => {
  await world.goLive('ada', 'ada')
  const isThere = async () => ((await github.files('ada'))?.size ?? 0) > 0
  await eventually(isThere, 40_000)
  const call = { params: { name: 'ada' }, body: { reason: 'It copies the page of a bank.' } }
  await world.operator('grace').call(generatorOperatorRoutes.takeDown, call)
  await eventually(async () => (await github.repository('ada')) === undefined, 40_000)
  await world.operator('grace').call(generatorOperatorRoutes.putBack, call)
  await eventually(isThere, 40_000)
})
