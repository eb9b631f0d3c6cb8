import type { CodeHost } from '../ports.js'

/** No code host: a site name is taken by our own reservations alone, and nothing is pushed. */
export const localCodeHost: CodeHost = {
  holderOf: async () => undefined,
  repositories: undefined,
}
