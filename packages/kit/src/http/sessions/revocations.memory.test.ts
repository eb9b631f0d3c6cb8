import { revocationsContract } from './revocations.contract.js'
import { memoryRevocations } from './revocations.memory.js'

revocationsContract({
  name: 'memory',
  async place() {
    const one = memoryRevocations(Date.now)
    return { open: async () => one, async [Symbol.asyncDispose]() {} }
  },
})
