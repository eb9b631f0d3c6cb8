import { pictureWidths, type Picture } from '@thumbfolio/contracts'
import type { PageComposition, PagePicture } from './composition.js'

/** The forms of a picture, by the ending of their names. */
export const pictureForms = { avif: 'image/avif', jpg: 'image/jpeg' } as const
export type PictureForm = keyof typeof pictureForms

/** The widths in which a picture is stored, in pixels, ascending; the last is the width of the picture. */
export const widthsOf = ({ width }: Pick<Picture, 'width'>): number[] => [
  ...pictureWidths.filter((narrower) => narrower < width),
  width,
]

/** The middle width: for browsers without `srcset`. */
export const middleWidthOf = (picture: Pick<Picture, 'width'>): number => {
  const widths = widthsOf(picture)
  return widths[Math.min(1, widths.length - 1)]!
}

export const pictureName = (id: string, width: number, form: PictureForm): string => `${id}-${width}.${form}`

/** Path of one form of a picture, beside the page. */
export const picturePath = (id: string, width: number, form: PictureForm): string =>
  `p/${pictureName(id, width, form)}`

/** The picture and the form that a path beside the page names. */
export function pictureAt(path: string): { name: string; id: string; form: PictureForm } | undefined {
  const [, name, id, form] = /^p\/(([a-z]{20})-\d{1,4}\.(avif|jpg))$/.exec(path) ?? []
  return name === undefined || id === undefined ? undefined : { name, id, form: form as PictureForm }
}

/** The pictures of a page, in its order. */
export const picturesOn = ({ sections }: PageComposition): PagePicture[] =>
  sections.flatMap(({ entries }) => entries.flatMap(({ pictures = [] }) => pictures))

/** The composition with each picture changed; `undefined` removes it. */
export const withPicturesOn = (
  composition: PageComposition,
  change: (picture: PagePicture, entry: string) => PagePicture | undefined,
): PageComposition =>
  picturesOn(composition).length === 0
    ? composition
    : {
        ...composition,
        sections: composition.sections.map(({ name, entries }) => ({
          name,
          entries: entries.map(({ pictures = [], ...entry }) => {
            const changed = pictures.flatMap((picture) => change(picture, entry.id) ?? [])
            return { ...entry, ...(changed.length > 0 && { pictures: changed }) }
          }),
        })),
      }

/** A picture with only the words for which `shown` is true. */
export function withWords(
  { alt, caption, ...picture }: PagePicture,
  shown: (text: string, of: 'alt' | 'caption') => boolean,
): PagePicture {
  return {
    ...picture,
    ...(alt !== undefined && shown(alt, 'alt') && { alt }),
    ...(caption !== undefined && shown(caption, 'caption') && { caption }),
  }
}
