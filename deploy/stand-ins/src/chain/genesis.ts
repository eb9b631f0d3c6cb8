import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { toBase58 } from './base58.js'

const Genesis = z.object({ hash: z.string(), startedAt: z.number().int() })
export type Genesis = z.infer<typeof Genesis>

/** Of mainnet-beta, testnet and devnet. */
const publicClusters: readonly string[] = [
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
]

/**
 * What makes this chain another one than all others, kept at `path` and made up at the first start.
 * @throws Error where it is a public cluster's: a payment here must never count there
 */
export async function keptGenesis(path: string, now: () => number): Promise<Genesis> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  const genesis = text === undefined ? newGenesis(now) : Genesis.parse(JSON.parse(text))
  if (publicClusters.includes(genesis.hash))
    throw new Error(
      `${path} names the genesis hash of a public Solana cluster. Remove the folder to start a new local chain.`,
    )
  if (text === undefined) {
    await writeFile(`${path}.part`, JSON.stringify(genesis), { flush: true })
    await rename(`${path}.part`, path)
  }
  return genesis
}

const newGenesis = (now: () => number): Genesis => ({ hash: toBase58(randomBytes(32)), startedAt: now() })
