interface Instruction {
  readonly programIdIndex: number
  readonly accounts: readonly number[]
  readonly data: string
}
interface Answer {
  readonly transaction: {
    readonly message: {
      readonly accountKeys: readonly string[]
      readonly instructions: readonly Instruction[]
    }
  }
  readonly meta: { readonly innerInstructions: readonly object[] }
}

const systemProgram = '11111111111111111111111111111111'
const walletProgram = 'SMPLecH534NA9acpos4G6x7uf3LWbCAwZQE9e8ZekMu'

/**
 * Of a `getTransaction` answer: the same balances, moved by a program that the top-level instruction calls, as wallets
 * with a program of their own do. For the `change` of an `answer` fault: no program of the local chain sends lamports on.
 */
export function asInnerTransfer(truth: unknown): unknown {
  const answer = truth as Answer | null
  if (answer === null) return null
  const { message } = answer.transaction
  const isTransfer = ({ programIdIndex }: Instruction) =>
    message.accountKeys[programIdIndex] === systemProgram
  const instructions = message.instructions.map((instruction) =>
    isTransfer(instruction)
      ? { ...instruction, programIdIndex: message.accountKeys.length, data: '' }
      : instruction,
  )
  const innerInstructions = message.instructions.flatMap((instruction, index) =>
    isTransfer(instruction) ? [{ index, instructions: [{ ...instruction, stackHeight: 2 }] }] : [],
  )
  const accountKeys = [...message.accountKeys, walletProgram]
  return withBalances({
    ...answer,
    transaction: { ...answer.transaction, message: { ...message, accountKeys, instructions } },
    meta: { ...answer.meta, innerInstructions },
  })
}

/** One more account, which holds a program. */
function withBalances<A extends { meta: object }>(answer: A): A {
  const { preBalances, postBalances } = answer.meta as Record<'preBalances' | 'postBalances', number[]>
  const meta = { ...answer.meta, preBalances: [...preBalances, 1], postBalances: [...postBalances, 1] }
  return { ...answer, meta }
}
