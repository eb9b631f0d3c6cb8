import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import type { Listening } from '@thumbfolio/kit/http'
import { serve } from '@thumbfolio/kit/run'
import { eventually, httpClient, temporaryDirectory, type HttpClient } from '@thumbfolio/testing'
import { standIns, StandInsConfig } from '../src/index.js'

const log = createLog({ name: 'test', level: 'silent' })
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

describe('the page of the local chain', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let served: Listening
  let call: HttpClient
  const start = async (environment: Record<string, string> = {}) => {
    const config = loadConfig(StandInsConfig, { SMTP_PORT: '0', DATA_DIR: directory.path, ...environment })
    served = await serve(await standIns(config, { log }), { port: 0, host: '127.0.0.1', log })
    call = httpClient(served.url)
  }
  beforeEach(async () => {
    directory = await temporaryDirectory()
    await start()
  })
  afterEach(async () => {
    await served[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  const page = async () => (await call('GET', '/dev/chain')).body as string
  const submit = async (name: string, fields: Record<string, string> = {}, headers = {}) => {
    const body = new URLSearchParams(fields).toString()
    return call('POST', `/dev/chain/${name}`, { body, headers: { ...form, ...headers } })
  }
  const rpc = async (method: string, ...params: unknown[]) => {
    const body = { jsonrpc: '2.0', id: 1, method, params }
    return (await call('POST', '/dev/chain', { body })).body
  }
  const processed = { commitment: 'processed' }
  const balanceOf = async (address: string) => (await rpc('getBalance', address, processed)).result.value
  const connect = async () => (await call('POST', '/dev/chain/wallet/connect', { body: {} })).body
  const recipient = 'FZDBMUSWd6D8GKHD8qL4q8sCg5EkLKie5Zxyy18wu54L'
  const reference = '9ZNTfG4NyQgxy2SWjSiQoUyBPEvXT2xo7fKc5hPYYJ7b'

  it('when the faucet is asked, then the lamports arrive and the page says so once', async () => {
    const { status, headers } = await submit('faucet', { to: recipient, amount: '1.000000001' })
    expect([status, headers.get('location')]).toEqual([303, '/dev/chain'])
    expect(await balanceOf(recipient)).toBe(1_000_000_001)
    expect(await page()).toContain(`The faucet sent 1.000000001 SOL to ${recipient}.`)
    expect(await page()).not.toContain('The faucet sent')
  })

  it('when an explorer link names a transaction, then it comes first; an unknown one is named as text', async () => {
    await submit('faucet', { to: recipient, amount: '1' })
    const signature = /<code>(\w{64,88})<\/code>/.exec(await page())?.[1] ?? 'none'
    const shown = (await call('GET', `/dev/chain?transaction=${signature}`)).body as string
    expect(shown.indexOf(signature)).toBeLessThan(shown.indexOf('Throw-away wallet'))
    const link = `/dev/chain?transaction=${encodeURIComponent('<script>')}`
    const absent = (await call('GET', link)).body as string
    expect(absent).toContain('This chain has no transaction <code>&lt;script&gt;</code>.')
    expect(absent).not.toContain('<script>')
  })

  it('when a wallet is made, then it has 10 SOL and pays a Solana Pay link with its references', async () => {
    await submit('wallet/create')
    const { address } = await connect()
    expect(await balanceOf(address)).toBe(10_000_000_000)
    const to = `solana:${recipient}?amount=0.25&reference=${reference}&label=Thumbfolio&message=20%20credits`
    await submit('wallet/pay', { to })
    const signature = /Paid 0.25 SOL. Signature: (\w+)/.exec(await page())?.[1]
    expect(await balanceOf(recipient)).toBe(250_000_000)
    const status = (await rpc('getSignatureStatuses', [signature])).result
    expect(status.value).toMatchObject([{ err: null }])
    const listed = async () =>
      ((await rpc('getSignaturesForAddress', reference, { commitment: 'confirmed' })).result as object[])
        .length
    await eventually(async () => (await listed()) === 1)
    expect(await balanceOf(address)).toBe(10_000_000_000 - 250_000_000 - 5_000)
  })

  it.each([
    ['to nobody', { to: 'nobody', amount: '1' }, '&#39;nobody&#39; is no Solana address'],
    ['nothing', { to: recipient, amount: '0' }, 'is no amount of SOL'],
    ['too finely', { to: recipient, amount: '0.0000000001' }, 'is no amount of SOL'],
    ['a token', { to: `solana:${recipient}?spl-token=x`, amount: '1' }, 'SOL alone'],
    ['too much', { to: recipient, amount: '11' }, 'Transaction simulation failed'],
  ])('when somebody pays %s, then the page says what is wrong', async (_what, fields, notice) => {
    await submit('wallet/create')
    await submit('wallet/pay', fields)
    expect(await page()).toContain(notice)
    expect(await balanceOf(recipient)).toBe(0)
  })

  it('when another origin sends a form or asks for a signature, then it is refused', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    expect((await submit('faucet', { to: recipient, amount: '1' }, headers)).status).toBe(403)
    expect((await call('POST', '/dev/chain/wallet/connect', { body: {}, headers })).status).toBe(403)
    expect(await balanceOf(recipient)).toBe(0)
    const own = { origin: served.url }
    expect((await submit('faucet', { to: recipient, amount: '1' }, own)).status).toBe(303)
    const form = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    expect((await submit('faucet', { to: recipient, amount: '1' }, form)).status).toBe(303)
    const foreign = { origin: 'null', 'sec-fetch-site': 'cross-site' }
    expect((await submit('faucet', { to: recipient, amount: '1' }, foreign)).status).toBe(403)
  })

  it('when the page is shown, then it runs no script and keeps every key', async () => {
    await submit('wallet/create')
    const { headers, body } = await call('GET', '/dev/chain')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*form-action 'self'/)
    expect(body).not.toContain('<script')
  })

  it('when the log of the chain is damaged, then mail goes on, and page and calls say what to do', async () => {
    await submit('faucet', { to: recipient, amount: '1' })
    await served[Symbol.asyncDispose]()
    const { appendFile } = await import('node:fs/promises')
    await appendFile(`${directory.path}/chain/log.jsonl`, 'damaged\n')
    await start()
    expect(await page()).toContain('Move that folder away')
    expect(await rpc('getSlot')).toMatchObject({
      error: { code: -32005, message: expect.stringContaining('Move') },
    })
    expect((await call('GET', '/dev/mail/messages')).status).toBe(200)
  })

  it('when it is no test, then nobody can make faults', async () => {
    const fault = { inject: [{ kind: 'status', status: 500 }] }
    expect((await call('POST', '/dev/chain/faults', { body: fault })).status).toBe(404)
    await served[Symbol.asyncDispose]()
    await start({ NODE_ENV: 'test' })
    expect((await call('POST', '/dev/chain/faults', { body: fault })).status).toBe(200)
    expect(
      (await call('POST', '/dev/chain', { body: { jsonrpc: '2.0', id: 1, method: 'getSlot' } })).status,
    ).toBe(500)
    expect((await call('POST', '/dev/chain/faults', { body: { clear: true } })).body).toEqual({ dropped: [] })
    expect(await rpc('getHealth')).toMatchObject({ result: 'ok' })
  })
})
