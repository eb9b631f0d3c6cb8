import type { CompiledInstruction, Message } from '../message.js'
import { computeBudgetProgram, systemProgram } from '../programs.js'

const lamportsPerSignature = 5_000
const setUnitLimit = 2
const setUnitPrice = 3
const microLamports = 1_000_000
/** Compute units that an instruction is given where the message sets no limit: of a built-in program, of any other. */
const builtinUnits = 3_000
const programUnits = 200_000
const mostUnits = 1_400_000

/** Lamports that a message costs: its signatures, and what it offers for priority. */
export function feeOf({ header, accountKeys, instructions, transactionConfig }: Message): number {
  const base = header.numRequiredSignatures * lamportsPerSignature
  if (transactionConfig) return base + (transactionConfig.priorityFee ?? 0)
  const programOf = ({ programIdIndex }: CompiledInstruction) => accountKeys[programIdIndex]
  const budget = instructions
    .filter((instruction) => programOf(instruction) === computeBudgetProgram)
    .map(({ data }) => Buffer.from(data))
  const price = budget.find((data) => data[0] === setUnitPrice && data.length === 9)?.readBigUInt64LE(1) ?? 0n
  const limit = budget.find((data) => data[0] === setUnitLimit && data.length === 5)?.readUInt32LE(1)
  const usual = instructions.reduce((sum, instruction) => {
    const isBuiltin = [systemProgram, computeBudgetProgram].includes(programOf(instruction) ?? '')
    return sum + (isBuiltin ? builtinUnits : programUnits)
  }, 0)
  const units = Math.min(limit ?? usual, mostUnits)
  return base + Math.ceil((Number(price) * units) / microLamports)
}
