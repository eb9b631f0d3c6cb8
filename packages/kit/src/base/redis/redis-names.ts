/** Names of one service in Redis. The users of Redis are given exactly these (`platform/access`). */
export interface RedisNames {
  /** Before the keys and channels that this service alone uses. */
  readonly own: string
  /** Before the sessions that ended: auth writes them, every service reads them. */
  readonly revoked: string
}

/** @param prefix of the product: products that share a Redis do not meet */
export const redisNames = (prefix: string, service: string): RedisNames => ({
  own: `${prefix}${service}:`,
  revoked: `${prefix}revoked:`,
})

/** Before every name of a product in Redis. */
export const redisPrefix = (enginePrefix: string): string => `${enginePrefix}thumbfolio:`
