import { pictureAt, pictureForms, type Bundle, type StoredFile } from '@thumbfolio/site-page'

const pathInPage = /\bp\/[a-z]{20}-\d{1,4}\.(?:avif|jpg)\b/g

export const pictureFolder = (ownerId: string): string => `pictures/${ownerId}/`
/** Each picture has a folder of its own, with every width and form. */
export const pictureBlob = (ownerId: string, name: string): string =>
  `${pictureFolder(ownerId)}${name.split('-')[0]}/${name}`

/**
 * The pictures that a page shows, as files that its bundle refers to. An upload writes them once under names whose content
 * never changes, so publishing a page writes none of them.
 */
export function storedPictures(ownerId: string, { files }: Bundle): StoredFile[] {
  const documents = files.filter(({ path }) => path.endsWith('.html'))
  const paths = new Set(
    documents.flatMap(({ body }) => new TextDecoder().decode(body).match(pathInPage) ?? []),
  )
  return [...paths].flatMap((path) => {
    const picture = pictureAt(path)
    return picture
      ? [{ path, contentType: pictureForms[picture.form], blob: pictureBlob(ownerId, picture.name) }]
      : []
  })
}
