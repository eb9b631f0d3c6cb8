import type { z } from 'zod'

/**
 * What every stored document carries. `version` is the store's: 0 before the first commit, then counted up by it.
 * An id has at most 400 bytes in UTF-8. The whole state is JSON: no dates, no bigints.
 */
export interface State {
  readonly id: string
  readonly version: number
  readonly schemaVersion: number
}

/** What an index orders by: a number by its size, a text by its code points. */
export type IndexValue = string | number

/** A kind of document. Keys are functions of the state; `undefined` means that the document has no such key now. */
export interface Collection<T extends State, U extends string = string, I extends string = string> {
  readonly name: string
  /** Parsed on write and on read. */
  readonly schema: z.ZodType<T>
  /** No two living documents share a value; released when it changes and on removal. */
  readonly unique: Readonly<Record<U, (state: T) => string | undefined>>
  /** Ordered by value, then id; numbers by size, strings by code point, at most 400 bytes in UTF-8. */
  readonly index: Readonly<Record<I, (state: T) => IndexValue | undefined>>
  /** Pure steps from an old schema version to the next, keyed by the version they read. */
  readonly upcasters?: Readonly<Record<number, (old: never) => unknown>>
}

/** Declares a collection and keeps the names of its keys as types. */
export const collection = <T extends State, U extends string = never, I extends string = never>(
  declaration: Omit<Collection<T, U, I>, 'unique' | 'index'> & {
    unique?: Collection<T, U, I>['unique']
    index?: Collection<T, U, I>['index']
  },
): Collection<T, U, I> => ({
  ...declaration,
  unique: declaration.unique ?? ({} as Collection<T, U, I>['unique']),
  index: declaration.index ?? ({} as Collection<T, U, I>['index']),
})
