import { setTimeout as pause } from 'node:timers/promises'
import { StaleState } from './errors.js'

const maxTries = 20

/**
 * Runs a command again from its read while other commits come first, with a jittered pause between the tries.
 * @throws StaleState after 20 tries
 */
export async function retryStale<T>(command: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await command()
    } catch (error) {
      if (!(error instanceof StaleState) || attempt === maxTries) throw error
      await pause(Math.random() * Math.min(2 ** attempt, 50))
    }
  }
}
