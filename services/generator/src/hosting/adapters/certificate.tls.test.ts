import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer as createPlainServer } from 'node:net'
import { createServer } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { httpPublicWeb } from './public-web.http.js'

/** Self-signed for `ada.example`, valid until 2126. */
const pem = readFileSync(new URL('../../../tests/fixtures/ada.example.pem', import.meta.url))

describe('the certificate of a host', () => {
  const secure = createServer({ key: pem, cert: pem }, (socket) => socket.end())
  const plain = createPlainServer((socket) => socket.destroy())
  const web = httpPublicWeb('http://127.0.0.1:9', (name) => `https://${name}.example/`, 'http://localhost')
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
  beforeAll(async () => {
    for (const server of [secure, plain])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  })
  afterAll(() => {
    secure.close()
    plain.close()
  })
  const seenAt = (server: { address(): unknown }, addresses = ['127.0.0.1']) =>
    web.certificate(new URL(`https://ada.example:${portOf(server)}/`), addresses)

  it('when no authority signed it, then its end is known, and that browsers refuse it', async () => {
    const seen = await seenAt(secure)
    expect(seen?.refusal).toBe('not-trusted')
    expect(new Date(seen!.validUntil).getUTCFullYear()).toBe(2126)
    expect(seen!.validFrom).toBeLessThan(seen!.validUntil)
  })

  it('when one address does not answer, then the next is asked; when none does, then nothing is known', async () => {
    expect(await seenAt(secure, ['127.0.0.9', '127.0.0.1'])).toBeDefined()
    expect(await seenAt(plain)).toBeUndefined()
    expect(await seenAt(secure, [])).toBeUndefined()
  })
})
