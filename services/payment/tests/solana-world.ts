import { testClock } from '@thumbfolio/testing'
import { solanaChain, type SolanaOptions } from '../src/adapters/chain.solana.js'
import type { CallReport } from '../src/adapters/solana-endpoint.js'
import type { RecordedNode } from './recorded-node.js'

/** The adapter over nodes of the test, with a clock that its own waiting moves. */
export function chainOver(nodes: readonly RecordedNode[], options: Partial<SolanaOptions> = {}) {
  const clock = testClock()
  const waits: number[] = []
  const reports: CallReport[] = []
  const chain = solanaChain({
    cluster: 'devnet',
    urls: nodes.map(({ url }) => url),
    now: clock.now,
    wait: async (ms) => {
      waits.push(ms)
      clock.advance(ms)
    },
    onCall: (report) => reports.push(report),
    ...options,
  })
  return { chain, clock, waits, reports }
}
