import { z } from 'zod'
import { toBase58 } from '../base58.js'
import type { AccountState } from '../virtual-machine.js'
import { withContext, type Methods } from './call.js'
import { Address, commitmentIn, Context, optional, readParams } from './params.js'
import { invalidParams } from './rpc-error.js'

const AccountConfig = Context.extend({
  encoding: z.enum(['base58', 'base64', 'base64+zstd', 'jsonParsed']).nullish(),
  dataSlice: z
    .object({ offset: z.number().int().nonnegative(), length: z.number().int().nonnegative() })
    .nullish(),
})
type AccountConfig = z.infer<typeof AccountConfig>

const mostAccounts = 100
const longestBase58Bytes = 128
const mostAirdropLamports = 100_000 * 1_000_000_000

export const accountMethods: Methods = {
  getBalance({ view, params }) {
    const [address, context] = readParams(params, Address, optional(Context))
    const commitment = commitmentIn(view, context)
    return withContext(view, commitment, view.account(address, commitment)?.lamports ?? 0)
  },
  getAccountInfo({ view, params }) {
    const [address, config] = readParams(params, Address, optional(AccountConfig))
    const commitment = commitmentIn(view, config)
    return withContext(view, commitment, presentAccount(view.account(address, commitment), config))
  },
  getMultipleAccounts({ view, params }) {
    const [addresses, config] = readParams(
      params,
      z.array(Address).max(mostAccounts),
      optional(AccountConfig),
    )
    const commitment = commitmentIn(view, config)
    return withContext(
      view,
      commitment,
      addresses.map((address) => presentAccount(view.account(address, commitment), config, 'base64')),
    )
  },
  getTokenAccountsByOwner({ view, params }) {
    const [owner, { programId }, config] = readParams(
      params,
      Address,
      z.object({ programId: Address }),
      optional(AccountConfig),
    )
    const commitment = commitmentIn(view, config)
    const found = view.tokenAccounts(owner, programId, commitment)
    return withContext(
      view,
      commitment,
      found.map(({ address, account }) => ({ pubkey: address, account: presentAccount(account, config) })),
    )
  },
  requestAirdrop({ chain, view, params }) {
    const [address, lamports, context] = readParams(
      params,
      Address,
      z.number().int().positive().max(mostAirdropLamports),
      optional(Context.extend({ recentBlockhash: z.string().nullish() })),
    )
    commitmentIn(view, context)
    return chain.airdrop(address, lamports)
  },
}

/** `null` where there is no account. What has no parser is shown in base64, as nodes do. */
export function presentAccount(
  account: AccountState | undefined,
  config: Pick<AccountConfig, 'encoding' | 'dataSlice'> | undefined,
  standard: 'base58' | 'base64' = 'base58',
) {
  if (!account) return null
  const { lamports, owner, executable } = account
  const { offset = 0, length = account.data.length } = config?.dataSlice ?? {}
  const data = account.data.subarray(offset, offset + length)
  const encoding = config?.encoding ?? (config?.dataSlice ? 'base64' : standard)
  // The highest 64-bit number, as doubles have it.
  return {
    lamports,
    owner,
    executable,
    rentEpoch: 2 ** 64,
    space: account.data.length,
    data: encoded(data, encoding),
  }
}

function encoded(data: Uint8Array, encoding: string): [string, string] {
  if (encoding === 'base64+zstd')
    throw invalidParams('Invalid params: base64+zstd is not available on the local chain')
  if (encoding !== 'base58') return [Buffer.from(data).toString('base64'), 'base64']
  if (data.length > longestBase58Bytes)
    throw invalidParams(
      'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
    )
  return [toBase58(data), 'base58']
}
