import { everyItem, ignoreConflict, removeAll } from '@thumbfolio/kit/store'
import { sweptShelf, type PictureShelf } from '../domain/pictures/picture-shelf.js'
import { siteKeyOf } from '../domain/site/site.js'
import type { Ports } from '../ports.js'

/** Removes pictures of work that nothing shows, from the shelves that are due, and files that no shelf lists. */
export async function sweepPictures(ports: Ports): Promise<void> {
  const { pictureShelves, pictureFiles, now } = ports
  for await (const shelf of everyItem(pictureShelves, 'due', { to: now() })) await sweepShelf(ports, shelf)
  await pictureFiles.sweep(async (ownerId, id) =>
    ((await pictureShelves.find(ownerId))?.pictures ?? []).some((picture) => picture.id === id),
  )
}

/** An upload meanwhile makes the commit stale: the next sweep retries it. */
async function sweepShelf(ports: Ports, shelf: PictureShelf): Promise<void> {
  const shown = await shownOf(ports, shelf)
  const swept = sweptShelf(shelf, (id) => shown.has(id), ports.now())
  if (!(await ignoreConflict(ports.pictureShelves.commit(swept)))) return
  const left = new Set(swept.pictures.map(({ id }) => id))
  for (const { id } of shelf.pictures) if (!left.has(id)) await ports.pictureFiles.remove(shelf.id, id)
}

/**
 * The pictures that any document of the owner names: pages, launches, drafts and kept versions. An id is random and long,
 * so that no text contains it by chance.
 */
async function shownOf({ sites, drafts, siteVersions }: Ports, shelf: PictureShelf): Promise<Set<string>> {
  const shown = new Set<string>()
  const lookIn = (document: object) => {
    const text = JSON.stringify(document)
    for (const { id } of shelf.pictures) if (text.includes(id)) shown.add(id)
  }
  for await (const site of everyItem(sites, 'owner', { equals: shelf.id })) {
    lookIn(site)
    for await (const version of everyItem(siteVersions, 'site', { equals: siteKeyOf(site) })) lookIn(version)
  }
  for await (const draft of everyItem(drafts, 'owner', { equals: shelf.id })) lookIn(draft)
  return shown
}

/** Removes every picture of a deleted account. */
export async function forgetPicturesOf(
  { pictureShelves, pictureFiles }: Pick<Ports, 'pictureShelves' | 'pictureFiles'>,
  ownerId: string,
): Promise<void> {
  await removeAll(pictureShelves, 'owner', { equals: ownerId })
  await pictureFiles.removeAllOf(ownerId)
}
