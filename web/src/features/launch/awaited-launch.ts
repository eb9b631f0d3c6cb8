/** The launch begun on this page, until its end was announced: the stream of an old one is replayed like news. */
let awaitedId: string | undefined

export const awaitLaunch = (id: string): void => void (awaitedId = id)

/** Whether this launch was awaited here; it is not any more. */
export function isAwaited(id: string): boolean {
  const isThis = awaitedId === id
  if (isThis) awaitedId = undefined
  return isThis
}
