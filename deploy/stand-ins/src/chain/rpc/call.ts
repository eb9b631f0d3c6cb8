import type { ChainView } from '../chain-view.js'
import type { LocalChain } from '../local-chain.js'
import type { Commitment } from '../timeline.js'

/** One call of a method. */
interface Call {
  readonly chain: LocalChain
  /** The chain as this node knows it. */
  readonly view: ChainView
  readonly params: unknown
  /** Rows that this node lacks in lists. */
  readonly isMissing: (signature: string) => boolean
}

type Method = (call: Call) => unknown
export type Methods = Readonly<Record<string, Method>>

export const nodeVersion = 'local-litesvm-1.4.1'

/** A value with the slot it is of. */
export const withContext = <T>(view: ChainView, commitment: Commitment, value: T) => ({
  context: { slot: view.slot(commitment), apiVersion: nodeVersion },
  value,
})
