import type { SweptBlobs } from '@thumbfolio/kit/store'
import { pictureBlob, pictureFolder } from '../domain/pictures/stored-pictures.js'
import type { PictureFiles } from '../ports.js'

/** Pictures of work in blobs, in a folder per owner: deleting an account deletes all of them. */
export const blobPictureFiles = (blobs: SweptBlobs): PictureFiles => {
  const namesOf = async (ownerId: string, id: string) => {
    const names: string[] = []
    for await (const { name } of blobs.list(`${pictureFolder(ownerId)}${id}/`)) names.push(name)
    return names
  }
  return {
    async write(ownerId, files) {
      await Promise.all(files.map(({ name, body }) => blobs.write(pictureBlob(ownerId, name), body)))
    },
    read: (ownerId, name) => blobs.read(pictureBlob(ownerId, name)),
    async remove(ownerId, id) {
      for (const name of await namesOf(ownerId, id)) await blobs.remove(name)
    },
    async removeAllOf(ownerId) {
      for await (const { name } of blobs.list(pictureFolder(ownerId))) await blobs.remove(name)
    },
    async sweep(isKept) {
      await blobs.sweep('pictures/', async (name) => {
        const [, ownerId = '', id = ''] = name.split('/')
        return isKept(ownerId, id)
      })
    },
  }
}
