import { mostPictures } from '@thumbfolio/contracts'
import { useRef, useState } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { picturesAt, withPictureAdded } from './change-pictures.js'
import { pictureRefusal } from './picture-refusal.js'
import { uploadPicture } from './studio-api.js'
import type { Studio } from './studio-store.js'

/** A file that is being uploaded, or was refused. */
export interface PictureUpload {
  readonly id: string
  readonly name: string
  /** The sent share, 0 to 1. */
  readonly share: number
  readonly problem?: string
}

const full = `An entry has at most ${mostPictures.entry} pictures. Remove one, then add this one again.`

/** Uploads pictures of an entry one after another. Each is added to the entry as soon as it is uploaded. */
export function usePictureUploads(studio: Studio, key: string) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const last = useRef<Promise<void>>(Promise.resolve())
  const change = (id: string, part: Partial<PictureUpload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const forget = (id: string) => setUploads((now) => now.filter((one) => one.id !== id))

  const upload = async (id: string, file: File) => {
    const isFull = picturesAt(studio.store.getState().history.now, key).length >= mostPictures.entry
    const problem = isFull ? full : pictureRefusal(file)
    if (problem !== undefined) return change(id, { problem })
    try {
      const picture = await uploadPicture(file, (share) => change(id, { share }))
      studio.apply((words) => withPictureAdded(words, key, picture.id))
      forget(id)
    } catch (error) {
      change(id, { problem: messageOf(error, 'This picture could not be uploaded. Please try again.') })
    }
  }
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ file, id: crypto.randomUUID() }))
    const waiting = added.map(({ file, id }) => ({ id, name: file.name, share: 0 }))
    setUploads((now) => [...now.filter(({ problem }) => problem === undefined), ...waiting])
    for (const { file, id } of added) last.current = last.current.then(() => upload(id, file))
  }
  return { uploads, add, forget }
}
