/** What the pool and its threads say to each other. A thread has one job at a time. */
export type HashJob =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: number }
  | { readonly kind: 'compare'; readonly password: string; readonly hash: string }

export interface HashReply {
  readonly result: string | boolean
}
