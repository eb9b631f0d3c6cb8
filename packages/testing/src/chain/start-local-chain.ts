import type { TestChain, TestChainOptions } from './test-chain.js'

/**
 * The local chain of `deploy/stand-ins` on a free port, over real HTTP. With an injected clock it is stopped until the clock
 * is moved: 400 ms a block, confirmed after one, final after 32.
 */
export async function startLocalChain(options: TestChainOptions = {}): Promise<TestChain> {
  // web3.js is loaded here, so that tests without a chain do not wait for it.
  const { openTestChain } = await import('./test-chain.js')
  return openTestChain(options)
}
