import type { SweptBlobs } from '@thumbfolio/kit/store'
import { photoFiles, type PhotoFile } from '@thumbfolio/site-page'
import type { Photos } from '../ports.js'

const folder = (ownerId: string) => `photos/${ownerId}/`
const nameOf = (ownerId: string, id: string, file: PhotoFile) => `${folder(ownerId)}${id}/${photoFiles[file]}`

/** Photos in blobs, named by their owner: they go with the account whatever site they were for. */
export const blobPhotos = (blobs: SweptBlobs): Photos => ({
  async write(ownerId, id, pictures) {
    const files = Object.entries(pictures) as [PhotoFile, Uint8Array][]
    await Promise.all(files.map(([file, bytes]) => blobs.write(nameOf(ownerId, id, file), bytes)))
  },
  read: (ownerId, id, file) => blobs.read(nameOf(ownerId, id, file)),
  expectLeftovers: (ownerId) => blobs.expectLeftovers(folder(ownerId)),
  async remove(ownerId, id) {
    const files = Object.keys(photoFiles) as PhotoFile[]
    await Promise.all(files.map((file) => blobs.remove(nameOf(ownerId, id, file))))
  },
  async removeAllOf(ownerId) {
    for await (const { name } of blobs.list(folder(ownerId))) await blobs.remove(name)
  },
  async sweep(isKept) {
    const isReferenced = async (name: string) => {
      const [, ownerId = '', id = ''] = name.split('/')
      return isKept(ownerId, id)
    }
    await blobs.sweep('photos/', isReferenced)
  },
})
