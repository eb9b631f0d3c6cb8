import { describe, expect, it } from '@jest/globals'
import { Keypair, PublicKey, VersionedTransaction } from '@solana/web3.js'
import { toBase58 } from '../src/domain/base58.js'
import { ours, reference } from './recorded-answers.js'
import { startRecordedNode } from './recorded-node.js'
import { chainOver } from './solana-world.js'

const blockhash = 'Gc6vVEQaBZjFBmMVvujnbbqpcgASXed8JCDFpK4LZmKb'
const wallet = Keypair.generate()
const from = wallet.publicKey.toBase58()

async function world() {
  const node = await startRecordedNode()
  node.answer('getLatestBlockhash', {
    context: { slot: 1 },
    value: { blockhash, lastValidBlockHeight: 3090 },
  })
  const { chain } = chainOver([node])
  const prepared = await chain.prepareTransfer({ from, to: ours, lamports: 68_181_818n, reference })
  const transaction = VersionedTransaction.deserialize(Buffer.from(prepared.transaction, 'base64'))
  const unsigned = prepared.transaction
  transaction.sign([wallet])
  const signed = Buffer.from(transaction.serialize()).toString('base64')
  const signature = toBase58(transaction.signatures[0] ?? new Uint8Array())
  return {
    node,
    chain,
    prepared,
    transaction,
    unsigned,
    signed,
    signature,
    [Symbol.asyncDispose]: () => node[Symbol.asyncDispose](),
  }
}

describe('a transfer for a wallet to sign', () => {
  it('when it is prepared, then it is version 0, unsigned, and names the reference read-only', async () => {
    await using at = await world()
    const { message, signatures, version } = at.transaction
    const index = message.staticAccountKeys.findIndex((key) => key.toBase58() === reference)
    expect(version).toBe(0)
    expect(at.prepared.lastValidBlockHeight).toBe(3090)
    expect(message.recentBlockhash).toBe(blockhash)
    expect([message.isAccountSigner(index), message.isAccountWritable(index)]).toEqual([false, false])
    expect(signatures).toHaveLength(1)
    expect(() => at.chain.readTransaction(at.unsigned)).toThrow('not signed')
  })

  it('when it is signed, then it reads as what it moves', async () => {
    await using at = await world()
    expect(at.chain.readTransaction(at.signed)).toEqual({
      signature: at.signature,
      feePayer: from,
      accounts: new Set([from, ours, reference, '11111111111111111111111111111111']),
      transfers: [{ from, to: ours, lamports: 68_181_818n }],
    })
  })

  it.each([
    ['nothing', () => ''],
    ['no base64', () => 'ä'],
    ['bytes that are none', () => Buffer.alloc(200, 1).toString('base64')],
    ['a cut one', (signed: string) => Buffer.from(signed, 'base64').subarray(0, 150).toString('base64')],
    [
      'one with more behind it',
      (signed: string) => Buffer.concat([Buffer.from(signed, 'base64'), Buffer.alloc(3)]).toString('base64'),
    ],
    ['a huge one', () => Buffer.alloc(5000).toString('base64')],
  ])('when it is %s, then it is unreadable', async (_name, change) => {
    await using at = await world()
    expect(() => at.chain.readTransaction(change(at.signed))).toThrow(
      expect.objectContaining({ name: 'UnreadableTransaction' }),
    )
  })
})

describe('sending', () => {
  it('when a node breaks, then the same bytes are sent again', async () => {
    await using at = await world()
    at.node.answer('sendTransaction', at.signature)
    at.node.fail('sendTransaction', { status: 502 })
    expect(await at.chain.send(at.signed)).toBe(at.signature)
    expect(at.node.count('sendTransaction')).toBe(2)
  })

  const failedWith = (err: unknown, logs: string[] = []) => ({
    code: -32002,
    message: 'Transaction simulation failed',
    data: { accounts: null, err, logs, unitsConsumed: 0 },
  })
  const funds = 'Not enough SOL for the amount and the network fee.'

  it.each([
    [
      'the amount is not there',
      failedWith({ InstructionError: [0, { Custom: 1 }] }, ['Transfer: insufficient lamports 5, need 9']),
      funds,
    ],
    ['the fee is not there', failedWith('InsufficientFundsForFee'), funds],
    ['the wallet was never funded', failedWith('AccountNotFound'), funds],
    [
      'what is left does not pay its rent',
      failedWith({ InsufficientFundsForRent: { account_index: 0 } }),
      funds,
    ],
    [
      'the blockhash is old',
      failedWith('BlockhashNotFound'),
      'That transaction has expired before it was sent. Please pay again.',
    ],
    [
      'a signature is wrong',
      { code: -32003, message: 'Transaction signature verification failure' },
      'A signature is missing or wrong. Please sign the payment again.',
    ],
    [
      'the network cannot read it',
      { code: -32602, message: 'invalid transaction' },
      'The network refused that transaction, so nothing was sent. Please try again.',
    ],
  ])('when %s, then it is refused in words for people', async (_name, fault, text) => {
    await using at = await world()
    at.node.fail('sendTransaction', fault)
    const sent = at.chain.send(at.signed)
    await expect(sent).rejects.toMatchObject({ name: 'TransactionRefused', message: text })
  })

  it('when the network has had it before, then that is what was asked for', async () => {
    await using at = await world()
    at.node.fail('sendTransaction', failedWith('AlreadyProcessed'))
    expect(await at.chain.send(at.signed)).toBe(at.signature)
  })
})

describe('a reference', () => {
  it('when one is made, then it is an address, and never twice the same', async () => {
    await using node = await startRecordedNode()
    const { chain } = chainOver([node])
    const made = Array.from({ length: 50 }, () => chain.newReference())
    expect(made.every((address) => new PublicKey(address).toBytes().length === 32)).toBe(true)
    expect(new Set(made).size).toBe(50)
    expect(node.calls).toEqual([])
  })
})
