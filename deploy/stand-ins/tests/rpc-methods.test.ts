import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Keypair, PublicKey, SystemProgram, Transaction, TransactionMessage } from '@solana/web3.js'
import { httpClient, startLocalChain, testClock, type TestChain } from '@thumbfolio/testing'

const publicGenesisHashes = [
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
]

describe('JSON-RPC of the local chain', () => {
  const clock = testClock()
  let chain: TestChain
  let payer: Keypair
  beforeAll(async () => {
    chain = await startLocalChain({ now: clock.now })
    payer = await chain.fundedWallet(2_000_000_000)
    clock.advance(400)
  })
  afterAll(async () => chain[Symbol.asyncDispose]())

  const rpc = async (body: unknown) =>
    (await httpClient(chain.url)('POST', '/', { body })).body as Record<string, unknown>
  const call = (method: string, ...params: unknown[]) => rpc({ jsonrpc: '2.0', id: 7, method, params })
  const transfer = (lamports: number) =>
    SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: chain.admin.publicKey, lamports })

  it('when web3.js asks about the cluster, then it gets answers that it accepts', async () => {
    const { connection } = chain
    expect(publicGenesisHashes).not.toContain(await connection.getGenesisHash())
    expect((await connection.getVersion())['solana-core']).toMatch(/litesvm/)
    expect(await call('getHealth')).toEqual({ jsonrpc: '2.0', id: 7, result: 'ok' })
    const slots = await Promise.all(
      (['processed', 'confirmed', 'finalized'] as const).map((at) => connection.getSlot(at)),
    )
    expect(slots).toEqual([slots[0], slots[0]! - 1, slots[0]! - 32])
    const height = await connection.getBlockHeight('processed')
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash('processed')
    expect(lastValidBlockHeight).toBe(height + 150)
    expect(await connection.isBlockhashValid(blockhash, { commitment: 'processed' })).toMatchObject({
      value: true,
    })
    expect(await connection.isBlockhashValid(PublicKey.unique().toBase58())).toMatchObject({ value: false })
    expect(await connection.getMinimumBalanceForRentExemption(0)).toBe(890_880)
    expect(await connection.getRecentPrioritizationFees()).toEqual([])
  })

  it.each(['spl', 'token2022'] as const)(
    'when a token (%s) is sent, then its balances and accounts are shown, and the wallet is not named',
    async (program) => {
      const { connection, admin } = chain
      const holder = await chain.fundedWallet(2_000_000_000)
      const token = await chain.token(holder, program)
      await token.open(admin.publicKey)
      const signature = await token.transfer(admin.publicKey, 1_500_000n)
      clock.advance(400)
      const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
      const ofOurs = { mint: token.mint, owner: admin.publicKey.toBase58() }
      const row = (list: readonly object[] | null | undefined) =>
        list?.find((one) => 'owner' in one && one.owner === ofOurs.owner)
      expect(row(found?.meta?.preTokenBalances)).toMatchObject({ ...ofOurs, uiTokenAmount: { amount: '0' } })
      expect(row(found?.meta?.postTokenBalances)).toMatchObject({
        ...ofOurs,
        uiTokenAmount: { amount: '1500000', decimals: 6, uiAmountString: '1.5' },
      })
      const keys = found?.transaction.message.staticAccountKeys.map(String)
      expect(keys).not.toContain(ofOurs.owner)
      const programId = new PublicKey(found!.meta!.postTokenBalances![0]!.programId!)
      const { value } = await connection.getTokenAccountsByOwner(admin.publicKey, { programId })
      expect(value.map(({ pubkey }) => pubkey.toBase58())).toEqual([
        token.accountOf(admin.publicKey).toBase58(),
      ])
    },
  )

  it('when web3.js asks about accounts, then programs, plain accounts and absent ones are told apart', async () => {
    const { connection } = chain
    expect(await connection.getBalance(payer.publicKey)).toBe(2_000_000_000)
    expect(await connection.getAccountInfo(payer.publicKey)).toMatchObject({
      lamports: 2_000_000_000,
      owner: SystemProgram.programId,
      executable: false,
    })
    const token = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
    const infos = await connection.getMultipleAccountsInfo([token, Keypair.generate().publicKey])
    expect(infos).toMatchObject([{ executable: true }, null])
    expect(await connection.getAccountInfo(Keypair.generate().publicKey)).toBeNull()
  })

  it('when web3.js asks what a message costs, then signatures and priority count', async () => {
    const { blockhash: recentBlockhash } = await chain.connection.getLatestBlockhash('confirmed')
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash,
      instructions: [transfer(1)],
    }).compileToV0Message()
    expect(await chain.connection.getFeeForMessage(message)).toMatchObject({ value: 5_000 })
    const signature = await chain.pay({ from: payer, lamports: 1_000_000, withWalletExtras: true })
    clock.advance(400)
    const found = await chain.connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    // 100,000 units at 10,000 micro-lamports are 1,000 lamports.
    expect(found?.meta?.fee).toBe(6_000)
  })

  it('when web3.js simulates, then nothing changes and failures are told', async () => {
    const before = await chain.connection.getBalance(payer.publicKey, 'processed')
    const good = new Transaction({ feePayer: payer.publicKey }).add(transfer(1_000_000))
    expect(await chain.connection.simulateTransaction(good, [payer])).toMatchObject({
      value: { err: null, unitsConsumed: 150, logs: expect.any(Array) },
    })
    const bad = new Transaction({ feePayer: payer.publicKey }).add(transfer(5_000_000_000))
    expect(await chain.connection.simulateTransaction(bad, [payer])).toMatchObject({
      value: { err: { InstructionError: [0, { Custom: 1 }] } },
    })
    expect(await chain.connection.getBalance(payer.publicKey, 'processed')).toBe(before)
  })

  it('when web3.js lists, then limit, before and until page it, and an unknown until ends nothing', async () => {
    const to = Keypair.generate().publicKey
    const signatures: string[] = []
    for (const lamports of [1_000_001, 1_000_002, 1_000_003, 1_000_004])
      signatures.push(await chain.pay({ from: payer, to, lamports }))
    clock.advance(400)
    const [a, b, c, d] = signatures
    const list = async (options: object) =>
      (await chain.connection.getSignaturesForAddress(to, options, 'confirmed')).map((row) => row.signature)
    const unknown = await chain.build({ from: payer, lamports: 9 })
    const stranger = (await import('@solana/web3.js')).VersionedTransaction.deserialize(unknown)
      .signatures[0]!
    const { toBase58 } = await import('../src/chain/base58.js')
    expect(await list({})).toEqual([d, c, b, a])
    expect(await list({ limit: 2 })).toEqual([d, c])
    expect(await list({ before: c })).toEqual([b, a])
    expect(await list({ until: b })).toEqual([d, c])
    expect(await list({ until: toBase58(stranger) })).toEqual([d, c, b, a])
    expect(await list({ before: toBase58(stranger) })).toEqual([])
  })

  it('when a transaction has a version that the client does not support, then it is refused by its code', async () => {
    const signature = await chain.pay({ from: payer, lamports: 1_000_005, version: 1 })
    clock.advance(400)
    const config = { commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
    expect(await call('getTransaction', signature, config)).toMatchObject({ error: { code: -32015 } })
    expect(await call('getTransaction', signature, { commitment: 'confirmed' })).toMatchObject({
      error: { code: -32015, message: expect.stringContaining('"maxSupportedTransactionVersion": 1') },
    })
    const raw = { ...config, maxSupportedTransactionVersion: 1, encoding: 'base64' }
    expect(await call('getTransaction', signature, raw)).toMatchObject({
      result: { version: 1, transaction: [expect.any(String), 'base64'] },
    })
  })

  it('when a status is old, then it is found only in the history', async () => {
    const signature = await chain.pay({ from: payer, lamports: 1_000_006 })
    clock.advance(200 * 400)
    const { connection } = chain
    expect((await connection.getSignatureStatuses([signature])).value).toEqual([null])
    const searched = await connection.getSignatureStatuses([signature], { searchTransactionHistory: true })
    expect(searched.value).toMatchObject([
      { confirmationStatus: 'finalized', confirmations: null, err: null },
    ])
  })

  it('when the node has not reached the slot that is asked for, then it says so', async () => {
    const slot = await chain.connection.getSlot('finalized')
    expect(await call('getBalance', payer.publicKey.toBase58(), { minContextSlot: slot + 1 })).toMatchObject({
      error: { code: -32016, data: { contextSlot: slot } },
    })
  })

  it.each([
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'getEverything' }, -32601],
    ['an inherited name', { jsonrpc: '2.0', id: 1, method: 'constructor' }, -32601],
    ['an address that is none', { jsonrpc: '2.0', id: 1, method: 'getBalance', params: ['x'] }, -32602],
    ['too many parameters', { jsonrpc: '2.0', id: 1, method: 'getGenesisHash', params: 'x' }, undefined],
    ['no method', { jsonrpc: '2.0', id: 1 }, -32600],
  ])('when a call has %s, then it is refused', async (_what, body, code) => {
    const answer = (await rpc(body)) as { error?: { code: number } }
    expect(answer.error?.code).toBe(code)
  })

  it('when the body is no JSON, too large or of another type, then it is refused', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(chain.url, { method: 'POST', body, headers: { 'Content-Type': type } })
    expect(await (await post('{')).json()).toMatchObject({ error: { code: -32700 } })
    expect((await post(`"${'x'.repeat(2 ** 20)}"`)).status).toBe(413)
    expect((await post('{}', 'text/plain')).status).toBe(415)
  })

  it('when several calls come as a batch, then each has its answer', async () => {
    const batch = ['getHealth', 'nothing'].map((method, id) => ({ jsonrpc: '2.0', id, method }))
    expect(await rpc(batch)).toMatchObject([
      { id: 0, result: 'ok' },
      { id: 1, error: { code: -32601 } },
    ])
  })
})
