import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { freeNames } from './free-names.js'
import { api as apiServer } from '../../lib/http-request.js'

/** The API at the socket: these names are taken, and `ada-2` is free beside any of them. */
const taken = new Set(['ada', 'ada-lovelace'])
const adviceOf = (name: string) => ({
  state: taken.has(name) ? 'taken' : 'free',
  alternatives: ['ada-2'],
})

describe('the names that are offered', () => {
  let api: Server
  beforeAll(async () => {
    api = createServer(({ url = '' }, response) => {
      const name = url.slice(url.lastIndexOf('/') + 1)
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ data: adviceOf(name) }))
    })
    await once(api.listen(0, '127.0.0.1'), 'listening')
    apiServer.origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  })
  afterAll(() => void api.close())
  const offered = (...names: string[]) => freeNames(names, new AbortController().signal)

  it('when some are taken, then the others are offered', async () => {
    expect(await offered('ada-lovelace', 'lovelace', 'ada')).toEqual(['lovelace'])
  })

  it('when all are taken, then free ones near the first are offered', async () => {
    expect(await offered('ada-lovelace', 'ada')).toEqual(['ada-2'])
  })

  it('when nothing is known of a person, then nothing is offered', async () => {
    expect(await offered()).toEqual([])
  })
})
