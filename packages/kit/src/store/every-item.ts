import type { Page, PageOptions, Range } from './store.js'

/** Something that answers page by page, such as a store. */
interface Listing<T, I extends string> {
  list(index: I, range: Range, page: PageOptions): Promise<Page<T>>
}

/** How a range is read. */
export interface EveryOptions {
  /** Documents read at once, 200 if not said. Fewer where they are large, or where the first few are enough. */
  readonly pageSize?: number
  /** See `PageOptions`. */
  readonly newer?: PageOptions['newer']
}

/**
 * Every document of a range of an index, in its order, page by page as it is asked for: `pageSize` of them are in memory.
 * What is committed meanwhile may be among them or not. @throws StoreUnavailable
 */
export async function* everyItem<T, I extends string>(
  listing: Listing<T, I>,
  index: I,
  range: Range,
  options?: EveryOptions,
): AsyncGenerator<T, void, undefined> {
  for await (const items of everyPage(listing, index, range, options)) yield* items
}

/** The same by the page, none of them empty, for what is cheaper for many at once. @throws StoreUnavailable */
export async function* everyPage<T, I extends string>(
  listing: Listing<T, I>,
  index: I,
  range: Range,
  { pageSize = 200, newer }: EveryOptions = {},
): AsyncGenerator<readonly T[], void, undefined> {
  let after: string | undefined
  do {
    const page = await listing.list(index, range, {
      limit: pageSize,
      ...(after !== undefined && { after }),
      ...(newer && { newer }),
    })
    if (page.items.length > 0) yield page.items
    after = page.next
  } while (after !== undefined)
}
