import type { PictureWords } from '@thumbfolio/contracts'
import { movedTo, withEntry } from './change-words.js'
import { withoutStudyPicture } from './study-words.js'
import { entryAt, type EntryPicture, type Words } from './words.js'

export const picturesAt = (words: Words, key: string): readonly EntryPicture[] =>
  entryAt(words, key)?.pictures ?? []

function withPictures(
  words: Words,
  key: string,
  change: (pictures: readonly EntryPicture[]) => readonly EntryPicture[],
): Words {
  return withEntry(words, key, ({ pictures: before = [], ...entry }) => {
    const pictures = change(before)
    return pictures.length > 0 ? { ...entry, pictures } : entry
  })
}

export const withPictureAdded = (words: Words, key: string, id: string): Words =>
  withPictures(words, key, (pictures) => [...pictures, { id }])

/** Changes the alternative text, the caption or the decorative flag of a picture. */
export const withPictureWords = (words: Words, key: string, id: string, change: PictureWords): Words =>
  withPictures(words, key, (pictures) =>
    pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)),
  )

export const withPictureMoved = (words: Words, key: string, id: string, by: -1 | 1): Words =>
  withPictures(words, key, (pictures) => {
    const at = pictures.findIndex((picture) => picture.id === id)
    return movedTo(pictures, at, at + by)
  })

/** Removes a picture, also from the case study of its entry. */
export const withoutPicture = (words: Words, key: string, id: string): Words =>
  withEntry(
    withPictures(words, key, (pictures) => pictures.filter((picture) => picture.id !== id)),
    key,
    (entry) => (entry.caseStudy ? { ...entry, caseStudy: withoutStudyPicture(entry.caseStudy, id) } : entry),
  )
