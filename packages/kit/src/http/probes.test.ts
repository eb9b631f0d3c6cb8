import { expect, it } from '@jest/globals'
import { DomainError } from '@thumbfolio/contracts'
import { Router } from 'express'
import { silentLog } from '../../tests/silent-log.js'
import { release } from '../base/release/release.js'
import { createApp, listen } from './listen.js'

it('when a service is ready, then /readyz has its release, and without its store it is 503 and /livez answers', async () => {
  let isReady = true
  const ready = async () => {
    if (!isReady) throw new DomainError('unavailable')
  }
  const app = createApp({ name: 'resume', router: Router(), ready }, silentLog)
  await using server = await listen(app, { port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${server.url}/readyz`)
  expect(await answer.json()).toEqual({ status: 'ready', release: release().version })
  isReady = false
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${server.url}/livez`)).status).toBe(200)
})
