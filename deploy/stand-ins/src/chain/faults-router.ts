import express, { type Router } from 'express'
import { z } from 'zod'
import { Fault, type Faults } from './faults.js'
import type { LocalChain } from './local-chain.js'

const Instructions = z.object({
  clear: z.boolean().optional(),
  inject: z.array(Fault).optional(),
  skipSlots: z.number().int().positive().max(1_000).optional(),
  fork: z.object({ afterSlot: z.number().int().nonnegative(), landAgain: z.boolean().optional() }).optional(),
  landAgain: z.boolean().optional(),
})

/** What a test in another process may break: mounted with `NODE_ENV=test` alone. */
export function faultsRouter(
  path: string,
  { chain, faults }: { chain: () => Promise<LocalChain>; faults: Faults },
): Router {
  const router = express.Router()
  router.post(`${path}/faults`, express.json(), async (request, response) => {
    const instructions = Instructions.safeParse(request.body)
    if (!instructions.success) return void response.status(400).json({ message: instructions.error.message })
    const { clear, inject = [], skipSlots, fork, landAgain } = instructions.data
    if (clear) faults.clear()
    for (const fault of inject) faults.inject(fault)
    const opened = await chain()
    if (skipSlots !== undefined) await opened.skipSlots(skipSlots)
    const dropped = fork
      ? await opened.fork({ afterSlot: fork.afterSlot, landAgain: fork.landAgain ?? false })
      : []
    if (landAgain) await opened.landAgain()
    response.json({ dropped })
  })
  return router
}
