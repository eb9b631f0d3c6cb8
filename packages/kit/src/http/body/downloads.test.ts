import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, it } from '@jest/globals'
import express, { type Response } from 'express'
import { eventually } from '../../../tests/eventually.js'
import { downloadPlaces } from './download-places.js'
import { sendStream, type LeastPace } from './send-stream.js'

/** More than the system takes for a client that reads nothing. */
const bytes = Buffer.alloc(16 * 2 ** 20, 7)
const impatient = { everyMs: 50, bytes: 1_024 }

/** Without a pace, the product's own, which no busy machine misses. */
async function serveBytes(pace?: LeastPace) {
  const takePlace = downloadPlaces(3)
  const ended: boolean[] = []
  const app = express()
  app.get('/:site', async (request, response: Response) => {
    response.once('close', () => ended.push(response.writableFinished))
    takePlace(response, { [request.params.site]: 2 })
    await sendStream(
      response,
      Readable.from([bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)]),
      pace,
    )
  })
  app.use((error: { retryAfterSeconds: number }, _request: unknown, response: Response, _next: unknown) => {
    response.status(503).set('Retry-After', String(error.retryAfterSeconds)).end()
  })
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const get = (path: string) =>
    new Promise<{ status: number; retryAfter: unknown; length: number }>((resolve, reject) => {
      request({ port, path, agent: false }, (answer) => {
        let length = 0
        answer.on('data', (chunk: Buffer) => (length += chunk.length))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], length }),
        )
      })
        .on('error', reject)
        .end()
    })
  /** Asks, and reads nothing. */
  async function stall(path: string) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined).pause()
    await once(socket, 'connect')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
    return socket
  }
  return {
    ended,
    get,
    stall,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

describe('downloads', () => {
  it('when a reader takes everything, then it gets all bytes', async () => {
    await using served = await serveBytes()
    expect(await served.get('/ada')).toMatchObject({ status: 200, length: bytes.length })
  })

  it('when readers take nothing, then more of the same site get 503, and another site is served', async () => {
    await using served = await serveBytes()
    const sockets = [await served.stall('/ada'), await served.stall('/ada')]
    await eventually(async () => (await served.get('/ada')).status === 503)
    expect(await served.get('/eve')).toMatchObject({ status: 200 })
    expect(await served.get('/ada')).toMatchObject({ status: 503, retryAfter: '15' })
    for (const socket of sockets) socket.destroy()
    await eventually(async () => (await served.get('/ada')).status === 200)
  })

  it('when a reader takes nothing for longer than the pace allows, then it is cut off', async () => {
    await using served = await serveBytes(impatient)
    const socket = await served.stall('/ada')
    await eventually(() => served.ended.length > 0)
    expect(served.ended).toEqual([false])
    socket.destroy()
  })
})
