import { eventually, httpClient } from '@thumbfolio/testing'

/** A block is final after about 13 s. */
const finalWithinMs = 60_000

/** Tries again until the chain is final, as an operator does after the message that says so. */
export const whenFinal = <T>(run: () => Promise<T>) =>
  eventually(() => run().catch(() => undefined), finalWithinMs, 2_000)

/** Submits a form of the page of the local chain, and returns the notice that it leads to. */
async function submit(url: string, form: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(`${url}/dev/chain/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: url },
  })
  return answer.text()
}

/** Makes another wallet of the page of the local chain, with SOL, and returns its address. */
export async function newWallet(url: string): Promise<string> {
  const address = /The new wallet is (\w+)\./.exec(await submit(url, 'wallet/create', {}))![1]!
  await eventually(async () => {
    const params = [address, { commitment: 'confirmed' }]
    const body = { jsonrpc: '2.0', id: 1, method: 'getBalance', params }
    return (await httpClient(url)('POST', '/dev/chain', { body })).body.result.value > 0
  }, finalWithinMs)
  return address
}

/** Sends SOL from the wallet that was made last, and returns the signature. */
export async function payFromWallet(url: string, to: string, amount: string): Promise<string> {
  const notice = await submit(url, 'wallet/pay', { to, amount })
  const signature = /Signature: (\w+)/.exec(notice)?.[1]
  if (signature === undefined) throw new Error(notice)
  return signature
}
