import { toBase58 } from '../base58.js'
import type { Execution } from '../virtual-machine.js'

/** A simulation as `simulateTransaction` and a failed preflight show it. */
export const presentExecution = ({ err, logs, unitsConsumed, returnData }: Execution) => ({
  err,
  logs,
  accounts: null as unknown,
  unitsConsumed,
  returnData: presentReturnData(returnData),
  innerInstructions: null,
})

/** Top-level instructions that called others, each with those it called. */
export const presentInner = (inner: Execution['inner']) =>
  inner.flatMap((list, index) =>
    list.length === 0
      ? []
      : [
          {
            index,
            instructions: list.map(({ programIdIndex, accounts, data, stackHeight }) => ({
              programIdIndex,
              accounts: [...accounts],
              data: toBase58(data),
              stackHeight,
            })),
          },
        ],
  )

export const presentReturnData = (returned: Execution['returnData']) =>
  returned
    ? { programId: returned.programId, data: [Buffer.from(returned.data).toString('base64'), 'base64'] }
    : null
