import { prepareSlotHashes } from './land-transaction.js'
import type { Timeline } from './timeline.js'
import type { VirtualMachine } from './virtual-machine.js'
import type { WireTransaction } from './wire-transaction.js'

export type Simulation = ReturnType<VirtualMachine['simulate']>

/** Executes on the newest state and leaves it as it was. */
export class Simulator {
  constructor(
    private readonly vm: VirtualMachine,
    private readonly timeline: Timeline,
  ) {}

  run({ bytes, message }: WireTransaction, options: { checkSignatures: boolean }): Simulation {
    const { vm, timeline } = this
    const height = timeline.height
    prepareSlotHashes(message, { vm, timeline, height })
    return vm.simulate(bytes, timeline.momentOf(height), options)
  }
}
