import { PublicKey, type Keypair, type Message } from '@solana/web3.js'
import { createPrivateKey, sign } from 'node:crypto'

const versionByte = 129
const unitLimitAndDataLimit = 0b01100
const unitLimit = 200_000
const dataLimitBytes = 64 * 2 ** 20
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A message as version 1 (SIMD-0385), signed by its payer. web3.js reads this version and does not write it. */
export function signedVersion1(message: Message, payer: Keypair): Uint8Array {
  const { header, accountKeys, recentBlockhash, compiledInstructions } = message
  const bytes = Buffer.concat([
    Buffer.from([versionByte, header.numRequiredSignatures]),
    Buffer.from([header.numReadonlySignedAccounts, header.numReadonlyUnsignedAccounts]),
    unsigned(unitLimitAndDataLimit),
    new PublicKey(recentBlockhash).toBuffer(),
    Buffer.from([compiledInstructions.length, accountKeys.length]),
    ...accountKeys.map((key) => key.toBuffer()),
    unsigned(unitLimit),
    unsigned(dataLimitBytes),
    ...compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) =>
      Buffer.from([programIdIndex, accountKeyIndexes.length, data.length & 255, data.length >> 8]),
    ),
    ...compiledInstructions.flatMap(({ accountKeyIndexes, data }) => [Buffer.from(accountKeyIndexes), data]),
  ])
  const seed = Buffer.concat([pkcs8Prefix, payer.secretKey.subarray(0, 32)])
  const signature = sign(null, bytes, createPrivateKey({ key: seed, format: 'der', type: 'pkcs8' }))
  return Buffer.concat([bytes, signature])
}

function unsigned(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
