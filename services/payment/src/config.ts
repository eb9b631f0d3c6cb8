import { SolanaCluster } from '@thumbfolio/contracts'
import { refuse } from '@thumbfolio/kit/base'
import { mailConfig, platformConfig, port, refuseInProduction } from '@thumbfolio/kit/run'
import { z } from 'zod'
import { isAddress } from './domain/base58.js'

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

const isHttp = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

const chainConfig = {
  SOLANA_RPC_URL: z
    .string()
    .transform(listOf)
    .refine((urls) => urls.every(isHttp), 'must be addresses with their scheme, like https://host/key')
    .optional()
    .describe('Solana nodes, separated by commas; with several, two must agree before an order settles'),
  SOLANA_CLUSTER: SolanaCluster.optional().describe(
    'The chain that is paid on: mainnet-beta in production, else local',
  ),
  SOLANA_ADMIN_WALLET: z
    .string()
    .transform(listOf)
    .refine((addresses) => addresses.every(isAddress), 'must be addresses in base58')
    .refine((addresses) => new Set(addresses).size === addresses.length, 'names a wallet twice')
    .optional()
    .describe('The wallet that is paid to, then retired ones, separated by commas: addresses, never keys'),
}

interface ChainFacts {
  readonly NODE_ENV: string
  readonly SOLANA_RPC_URL?: readonly string[] | undefined
  readonly SOLANA_CLUSTER?: SolanaCluster | undefined
  readonly SOLANA_ADMIN_WALLET?: readonly string[] | undefined
}

/** The chain of a process that names none. */
export const clusterOf = ({ NODE_ENV, SOLANA_CLUSTER }: ChainFacts): SolanaCluster =>
  SOLANA_CLUSTER ?? (NODE_ENV === 'production' ? 'mainnet-beta' : 'local')

const isReadableOnTheWay = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && !/(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname)
}

/** The wallet of docker-compose.yml. The seed of its key is public: whatever it receives anyone can take. */
const developmentWallet = 'FZDBMUSWd6D8GKHD8qL4q8sCg5EkLKie5Zxyy18wu54L'

/** Production accepts real money only, to a configured wallet, and reads the chain from authenticated nodes. */
function requireChain(config: ChainFacts, context: z.RefinementCtx): void {
  if (clusterOf(config) !== 'local' && config.SOLANA_ADMIN_WALLET?.includes(developmentWallet))
    refuse(context, 'SOLANA_ADMIN_WALLET', 'is the development wallet, whose key is public: name your own')
  if (config.NODE_ENV !== 'production') return
  if (clusterOf(config) === 'local')
    refuse(context, 'SOLANA_CLUSTER', 'the local chain is refused in production: its SOL is free')
  if (!config.SOLANA_ADMIN_WALLET?.length)
    refuse(context, 'SOLANA_ADMIN_WALLET', 'required in production: the wallet that is paid to')
  if (!config.SOLANA_RPC_URL?.length)
    refuse(context, 'SOLANA_RPC_URL', 'required in production: the Solana nodes that are asked')
  if (config.SOLANA_RPC_URL?.some((url) => isHttp(url) && isReadableOnTheWay(url)))
    refuse(context, 'SOLANA_RPC_URL', 'must be https in production: answers decide about money')
}

export const PaymentConfig = z
  .object({ ...platformConfig, ...mailConfig, PORT: port(4003), ...chainConfig })
  .superRefine(refuseInProduction)
  .superRefine(requireChain)
export type PaymentConfig = z.infer<typeof PaymentConfig>
