/** Names the pictures of an entry as the field to focus in the panel. */
export const picturesField = 'pictures'

export type UrlOf = (id: string) => string | undefined

/** Replaces the relative addresses of a page's pictures, which the frame cannot load, by blob URLs. */
export function localPictures(parsed: Document, urlOf: UrlOf): void {
  for (const image of parsed.querySelectorAll<HTMLImageElement>('img[src^="p/"],img[src^="../p/"]')) {
    const id = /^(?:\.\.\/)?p\/([a-z]+)-/.exec(image.getAttribute('src') ?? '')?.[1]
    if (id === undefined) continue
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
    for (const name of ['src', 'srcset', 'sizes', 'loading']) image.removeAttribute(name)
    image.dataset['picture'] = id
    show(image, urlOf(id))
  }
}

/** Shows pictures that were fetched since the page was drawn. */
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

const placeholder = 'data-add-picture'

/** Adds a button to each project without a picture. */
export function addPicturePlaceholders(parsed: Document): void {
  for (const entry of parsed.querySelectorAll<HTMLElement>('[data-entry^="projects/"]')) {
    if (entry.querySelector('[data-picture]')) continue
    const button = parsed.createElement('button')
    button.type = 'button'
    button.setAttribute(placeholder, entry.dataset['entry']!)
    button.textContent = 'Add a picture of this project'
    entry.append(button)
  }
}

/** The id of the entry whose placeholder was pressed. */
export const pressedPlaceholder = ({ target }: Event): string | undefined =>
  (target as Element | null)?.closest?.(`[${placeholder}]`)?.getAttribute(placeholder) ?? undefined
