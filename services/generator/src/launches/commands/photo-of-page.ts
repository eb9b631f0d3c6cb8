import { photoFiles, type Photo, type BundleFile } from '@thumbfolio/site-page'
import type { Ports } from '../ports.js'

/**
 * The squares that a page shows of a photo, as files of its bundle; none where it shows no photo.
 * @throws Error where a picture is gone: documents name only what was written before
 */
export async function photoOfPage(
  { photos }: Pick<Ports, 'photos'>,
  ownerId: string,
  photo: Photo | undefined,
): Promise<BundleFile[]> {
  if (!photo?.on) return []
  const { normal, dense } = photo.sides
  const files = dense > normal ? (['normal', 'dense'] as const) : (['normal'] as const)
  return Promise.all(
    files.map(async (file) => {
      const body = await photos.read(ownerId, photo.id, file)
      if (!body) throw new Error(`Photo ${photo.id} has no ${photoFiles[file]}`)
      return { path: photoFiles[file], contentType: 'image/jpeg', body }
    }),
  )
}
