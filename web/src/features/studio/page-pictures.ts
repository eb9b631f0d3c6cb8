/** What of an entry is opened beside the page to add one. */
export const picturesField = 'pictures'

export type UrlOf = (id: string) => string | undefined

/** Has the pictures of a page ask for no file beside it: each is known by its id, and shown from this browser. */
export function localPictures(parsed: Document, urlOf: UrlOf): void {
  for (const image of parsed.querySelectorAll<HTMLImageElement>('img[src^="p/"]')) {
    const id = /^p\/([a-z]+)-/.exec(image.getAttribute('src') ?? '')?.[1]
    if (id === undefined) continue
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
    for (const name of ['src', 'srcset', 'sizes', 'loading']) image.removeAttribute(name)
    image.dataset['picture'] = id
    show(image, urlOf(id))
  }
}

/** Shows those that came in since. */
export function showPictures(doc: Document, urlOf: UrlOf): void {
  for (const image of shownIn(doc)) show(image, urlOf(image.dataset['picture']!))
}

export const picturesIn = (doc: Document): string[] => [
  ...new Set(shownIn(doc).map(({ dataset }) => dataset['picture']!)),
]

const shownIn = (doc: Document) => [...doc.querySelectorAll<HTMLImageElement>('img[data-picture]')]

function show(image: HTMLImageElement, url: string | undefined): void {
  if (url !== undefined && image.getAttribute('src') !== url) image.setAttribute('src', url)
}

const emptyPlace = 'data-add-picture'

/** Draws where the picture of a project would stand. */
export function emptyPlaces(parsed: Document): void {
  for (const entry of parsed.querySelectorAll<HTMLElement>('[data-entry^="projects/"]')) {
    if (entry.querySelector('[data-picture]')) continue
    const button = parsed.createElement('button')
    button.type = 'button'
    button.setAttribute(emptyPlace, entry.dataset['entry']!)
    button.textContent = 'Add a picture of this project'
    entry.append(button)
  }
}

/** The id of the entry whose empty place was pressed. */
export const pressedPlace = ({ target }: Event): string | undefined =>
  (target as Element | null)?.closest?.(`[${emptyPlace}]`)?.getAttribute(emptyPlace) ?? undefined
