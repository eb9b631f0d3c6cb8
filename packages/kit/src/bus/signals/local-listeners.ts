/** Who listens in this process, by channel. */
export interface LocalListeners {
  /** Answers with how many listen on the channel now. */
  add(channel: string, wake: () => void): number
  remove(channel: string, wake: () => void): number
  wake(channel: string): void
  channels(): string[]
  clear(): void
}

/** A listener is known by its function: one function listens once per channel. */
export function localListeners(): LocalListeners {
  const listeners = new Map<string, Set<() => void>>()
  return {
    add(channel, wake) {
      const known = listeners.get(channel) ?? new Set()
      listeners.set(channel, known.add(wake))
      return known.size
    },
    remove(channel, wake) {
      const known = listeners.get(channel)
      known?.delete(wake)
      if (known?.size === 0) listeners.delete(channel)
      return known?.size ?? 0
    },
    wake(channel) {
      for (const wake of [...(listeners.get(channel) ?? [])]) wake()
    },
    channels: () => [...listeners.keys()],
    clear: () => listeners.clear(),
  }
}
