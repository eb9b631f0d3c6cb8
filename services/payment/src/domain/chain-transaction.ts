/** A lamport transfer of the System program, at the top level or inside another instruction. Addresses in base58. */
export interface SystemTransfer {
  readonly from: string
  readonly to: string
  readonly lamports: bigint
}

/** What a transaction changed of one token account: post less pre, in the token's smallest unit. */
export interface TokenDelta {
  /** The wallet that the token account belongs to; old nodes do not say. */
  readonly owner?: string
  readonly account: string
  readonly mint: string
  readonly amount: bigint
  readonly decimals: number
}

/** A transaction as the chain shows it, decoded by us. Addresses and the signature in base58. */
export interface ChainTransaction {
  readonly signature: string
  readonly slot: number
  /** Epoch milliseconds; nodes do not always know it, so it decides nothing. */
  readonly blockTime?: number
  readonly finalized: boolean
  /** `err` is not null: it moved nothing but its fee. */
  readonly failed: boolean
  readonly feePayer: string
  /** Post less pre of every account whose balance it changed, static and looked-up keys alike. */
  readonly deltas: ReadonlyMap<string, bigint>
  /** Every account that it names, static and looked-up. */
  readonly accounts: ReadonlySet<string>
  readonly transfers: readonly SystemTransfer[]
  readonly tokens: readonly TokenDelta[]
}

/** A row in the list of a wallet's transactions. */
export interface ChainRow {
  readonly signature: string
  readonly slot: number
  readonly blockTime?: number
  readonly finalized: boolean
  readonly failed: boolean
}

/** What the chain answers when one transaction is asked for. */
export type Sighting =
  | { readonly kind: 'seen'; readonly transaction: ChainTransaction }
  /** It is there and cannot be decoded, such as a version that is newer than this code. */
  | {
      readonly kind: 'undecodable'
      readonly signature: string
      readonly slot?: number
      readonly reason: string
    }
  /** No endpoint knows it now; a node that lags answers so too. */
  | { readonly kind: 'unseen' }
