import type { ServiceClient } from '@thumbfolio/kit/http'
import type { AdminConfig } from './config.js'

/** The words on the command line cannot be done; the message says what can. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The options of a command. */
export interface Options {
  readonly reason?: string
  readonly reference?: string
  readonly group?: string
  readonly limit?: number
  readonly state?: string
  readonly by?: string
  readonly subject?: string
  readonly action?: string
  readonly since?: string
  readonly until?: string
  readonly after?: string
  readonly text?: string
  readonly to?: string
  readonly readOnly: boolean
  readonly all: boolean
  readonly yes: boolean
}

export interface Context {
  readonly config: AdminConfig
  readonly urls: Readonly<Record<string, string>>
  /** Calls as the operator who is logged in. */
  readonly clients: ServiceClient
  /** Calls with the key that gives the role of an operator. */
  readonly adminClients: ServiceClient
  readonly options: Options
}

/** What a command answers: `data` for programs, and the same for people. */
export interface Answer {
  readonly data: unknown
  readonly text: string
  /** Something is wrong with the product: the exit status is 1. */
  readonly isWrong?: boolean
  /** What was looked for does not exist: the exit status is 1. A list may be empty. */
  readonly isNothing?: boolean
  /** Another operator has to confirm it. */
  readonly isWaiting?: boolean
  /** Of many, one was refused. */
  readonly isRefused?: boolean
  /** What the answer lacks, because a service did not answer. */
  readonly missing?: string
}

/** One command of `thumbfolio-admin`. */
export interface Command {
  /** As they are typed: `users suspend`. */
  readonly words: string
  /** The names of its arguments, for the usage. */
  readonly args: readonly string[]
  readonly needsReason?: true
  /** `--ids FILE` may replace its first argument. */
  readonly isBulk?: true
  /** The same `--reference` again changes nothing. */
  readonly hasReference?: true
  /** Nothing brings back what it does, so it needs `--yes`. */
  readonly isFinal?: true
  readonly summary: string
  readonly run: (context: Context, args: readonly string[]) => Promise<Answer>
}

/** For a call that reads many documents, or asks the chain. */
export const slowMs = 120_000

/** The reason, which was checked to be there. */
export const reasonOf = ({ reason = '' }: Options): string => reason
