import { createStore, type StoreApi } from 'zustand/vanilla'

/** Pictures of a page as addresses within this browser: the page is shown without an address that theirs would be beside. */
export interface PictureUrls {
  /** By the picture's id. */
  readonly store: StoreApi<Readonly<Record<string, string>>>
  /** Fetches those that are not here yet. One that cannot be had is asked for again the next time. */
  want(ids: readonly string[]): void
  /** Gives the memory back. */
  clear(): void
}

export function pictureUrls(fetch: (id: string) => Promise<Blob>): PictureUrls {
  const store = createStore<Readonly<Record<string, string>>>(() => ({}))
  let asked = new Set<string>()
  const want = (id: string) => {
    if (asked.has(id)) return
    const round = asked
    round.add(id)
    fetch(id).then(
      (blob) => round === asked && store.setState({ [id]: URL.createObjectURL(blob) }),
      () => round.delete(id),
    )
  }
  return {
    store,
    want: (ids) => ids.forEach(want),
    clear() {
      asked = new Set()
      for (const url of Object.values(store.getState())) URL.revokeObjectURL(url)
      store.setState({}, true)
    },
  }
}
