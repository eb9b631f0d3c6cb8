import { z } from 'zod'
import { fromBase58 } from '../base58.js'
import type { ChainView } from '../chain-view.js'
import type { Commitment } from '../timeline.js'
import { invalidParams, RpcError, rpcCodes } from './rpc-error.js'

const base58Of = (bytes: number, what: string) =>
  z.string().refine((text) => fromBase58(text)?.length === bytes, `Invalid param: ${what}`)

export const Address = base58Of(32, 'Invalid')
export const Signature = base58Of(64, 'Invalid')
const CommitmentText = z.enum(['processed', 'confirmed', 'finalized'])

/** What nearly every call takes. */
export const Context = z.object({
  commitment: CommitmentText.nullish(),
  minContextSlot: z.number().int().nonnegative().nullish(),
})
export type Context = z.infer<typeof Context>

/** Nodes take a missing configuration and an explicit null alike. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z
    .union([schema, z.null(), z.undefined()])
    .transform((value): z.output<T> | undefined => (value ?? undefined) as z.output<T> | undefined)

/**
 * Reads parameters by position.
 * @throws RpcError -32602
 */
export function readParams<T extends readonly z.ZodType[]>(
  params: unknown,
  ...schemas: T
): { [K in keyof T]: z.output<T[K]> } {
  const given = params === undefined || params === null ? [] : params
  if (!Array.isArray(given)) throw invalidParams('Invalid params: expected an array')
  if (given.length > schemas.length) throw invalidParams('Invalid parameters: too many arguments')
  return schemas.map((schema, index) => {
    const result = schema.safeParse(given[index])
    if (result.success) return result.data
    const [issue] = result.error.issues
    const where = issue?.path.length ? ` at ${issue.path.join('.')}` : ''
    throw invalidParams(`Invalid params: argument ${index + 1}${where}: ${issue?.message ?? 'invalid'}`)
  }) as { [K in keyof T]: z.output<T[K]> }
}

/**
 * The commitment that a call asks for; a node that has not reached the slot says so.
 * @throws RpcError -32016
 */
export function commitmentIn(
  view: ChainView,
  context: Context | undefined,
  standard: Commitment = 'finalized',
): Commitment {
  const commitment = context?.commitment ?? standard
  const contextSlot = view.slot(commitment)
  if ((context?.minContextSlot ?? 0) > contextSlot)
    throw new RpcError(rpcCodes.minContextSlotNotReached, 'Minimum context slot has not been reached', {
      contextSlot,
    })
  return commitment
}

/** Blocks below `confirmed` have no history at a node. */
export function historyCommitmentIn(view: ChainView, context: Context | undefined): Commitment {
  if (context?.commitment === 'processed')
    throw invalidParams('Method does not support commitment below `confirmed`')
  return commitmentIn(view, context)
}
