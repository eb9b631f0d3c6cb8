import { signalsContract } from './signals.contract.js'
import { memorySignals } from './signals.memory.js'

signalsContract({
  name: 'memory',
  async place() {
    const one = memorySignals()
    return { open: async () => one, async [Symbol.asyncDispose]() {} }
  },
})
