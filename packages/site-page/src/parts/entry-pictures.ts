import type { PageEntry, PagePicture } from '../page/composition.js'
import { anyEntry } from '../page/entries.js'
import { titleOf } from '../page/entry-names.js'
import { middleWidthOf, picturePath, widthsOf, type PictureForm } from '../page/pictures.js'
import { html, type Html } from './html.js'
import { turned, type View } from './view.js'

/** How wide a picture is on a screen, so that a browser fetches no wider one than it shows. */
const sizes = {
  one: '(min-width:64rem) 44rem,92vw',
  two: '(min-width:64rem) 22rem,46vw',
  many: '(min-width:28rem) 22rem,78vw',
} as const

/** Side by side, wider pictures are cropped to 3:2; tall ones are shown uncropped. */
const isTall = ({ width, height }: PagePicture): boolean => height > width * 0.9

/** The pictures of an entry: one alone, two side by side, more as a strip. */
export function picturesOf({ id, pictures = [] }: PageEntry, view: View): Html | undefined {
  if (pictures.length === 0) return undefined
  const title = titleOf(anyEntry(view.content, id))
  const kind = pictures.length === 1 ? 'one' : pictures.length === 2 ? 'two' : 'many'
  // Focusable, so that the keyboard scrolls a strip in which no picture is a link.
  const strip = kind === 'many' && html` tabindex="0" role="group" aria-label="${title}"`
  return html`<div class="p ${kind}" ${strip}>
    ${pictures.map((picture) => figureOf(picture, title, sizes[kind], view))}
  </div>`
}

/** A large picture of a case study. */
export const pictureOf = (picture: PagePicture, title: string, view: View): Html =>
  figureOf(picture, title, 'min(84rem,92vw)', view)

/** The large picture of a lead project. */
export const leadPicture = (picture: PagePicture, entry: string, view: View): Html =>
  figureOf(picture, titleOf(anyEntry(view.content, entry)), sizes.one, view)

/** Without a script, a link to the file opens it large. A picture without an alternative text has no link. */
function figureOf(picture: PagePicture, title: string, size: string, view: View): Html {
  const { id, width, height, caption, isDecorative } = picture
  const set = (form: PictureForm) =>
    widthsOf(picture)
      .map((each) => `${view.root}${picturePath(id, each, form)} ${each}w`)
      .join(',')
  const alt = isDecorative ? '' : picture.alt || caption || title
  const tall = isTall(picture) && html` class="tall"`
  const shown = html`<picture
    ><source type="image/avif" srcset="${set('avif')}" sizes="${size}" />
    <img${tall}
      src="${view.root}${picturePath(id, middleWidthOf(picture), 'jpg')}"
      srcset="${set('jpg')}"
      sizes="${size}"
      width="${width}"
      height="${height}"
      loading="lazy"
      alt="${alt}"
  /></picture>`
  const opened =
    alt === '' ? shown : html`<a href="${view.root}${picturePath(id, width, 'jpg')}">${shown}</a>`
  return html`<figure class="pic">
    ${opened}${caption && html`<figcaption${turned(caption, view)}>${caption}</figcaption>`}
  </figure>`
}

const lazy = ' loading="lazy"'

/** The document with its first picture loaded eagerly. */
export const eagerFirst = (markup: string): string => markup.replace(lazy, '')

/** Bytes of markup that pictures take in a document: they do not count towards its size limit. */
export const picturesIn = (document: string): number =>
  (document.match(/<figure class="pic">.*?<\/figure>/gs) ?? []).reduce(
    (sum, figure) => sum + Buffer.byteLength(figure),
    0,
  )
