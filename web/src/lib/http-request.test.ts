import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api, request, RequestTimeout } from './http-request.js'

const server = createServer((call, response) => {
  if (call.url === '/late') return void response.writeHead(200).write('half')
  call
    .on('data', () => undefined)
    .on('end', () => response.end(`${call.method} ${String(call.headers['x-of'])}`))
})
beforeAll(async () => {
  // As after a release: the file of the former one, which the page names, is gone.
  api.loadAxios = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  api.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const upload = {
  method: 'POST',
  url: '/',
  headers: { 'X-Of': 'ada' },
  body: 'a file',
  timeoutMs: 20_000,
  onSent: () => undefined,
}

it('when the module that reports progress is gone, then a file is sent without it', async () => {
  const { status, body } = await request(upload)
  expect([status, new TextDecoder().decode(body)]).toEqual([200, 'POST ada'])
})

it('when that module does not come, then the timeout of the upload counts all the same', async () => {
  const { loadAxios } = api
  api.loadAxios = () => new Promise(() => undefined)
  await expect(request({ ...upload, timeoutMs: 100 })).rejects.toThrow(RequestTimeout)
  api.loadAxios = loadAxios
})

it('when an upload is aborted, then it ends with the reason of the signal', async () => {
  const signal = AbortSignal.abort(new Error('Left'))
  await expect(request({ ...upload, signal })).rejects.toThrow('Left')
})

it('when a response stops in its middle, then the request ends at its timeout', async () => {
  const late = { method: 'GET', url: '/late', headers: {}, timeoutMs: 100 }
  await expect(request(late)).rejects.toThrow(RequestTimeout)
  await expect(request({ ...late, onReceived: () => undefined })).rejects.toThrow(RequestTimeout)
})
