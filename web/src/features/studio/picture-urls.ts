import { createStore, type StoreApi } from 'zustand/vanilla'

/** Blob URLs of a page's pictures: the frame has no address of its own to load relative ones from. */
export interface PictureUrls {
  /** By the picture's id. */
  readonly store: StoreApi<Readonly<Record<string, string>>>
  /** Fetches the missing ones. A failed download is retried the next time that it is wanted. */
  want(ids: readonly string[]): void
  /** Revokes all URLs. */
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
