import { limitsContract } from './limits.contract.js'
import { memoryLimits } from './limits.memory.js'

limitsContract({
  name: 'memory',
  place: async () => ({ open: async () => memoryLimits(), async [Symbol.asyncDispose]() {} }),
})
