import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { anthropicModel } from './model.anthropic.js'
import { geminiModel } from './model.gemini.js'

const never = new AbortController().signal

async function vendor(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe.each([
  ['anthropic', anthropicModel, '/v1/models/m'],
  ['google', geminiModel, '/v1beta/models/m'],
])('asking %s about a model', (_name, open, path) => {
  it('when its address ends in a slash, then the same is asked', async () => {
    const asked: (string | undefined)[] = []
    await using at = await vendor((request, response) => {
      asked.push(request.url)
      response.end('{}')
    })
    for (const baseUrl of [at.url, `${at.url}/`])
      await open({ apiKey: 'k', model: 'm', baseUrl }).verify(never)
    expect(asked).toEqual([path, path])
  })

  it('when the connection breaks in the middle of the answer, then it is unavailable', async () => {
    await using at = await vendor((_request, response) => {
      response.writeHead(200, { 'Content-Length': 10 }).write('{', () => response.destroy())
    })
    const verified = open({ apiKey: 'k', model: 'm', baseUrl: at.url }).verify(never)
    await expect(verified).rejects.toMatchObject({ name: 'ModelFailure', kind: 'unavailable' })
  })
})
