import {
  invalid,
  mostPictures,
  pictureSections,
  type Picture,
  type PlacedPicture,
  type SiteContentEdit,
} from '@thumbfolio/contracts'
import { picturesOn, type PageComposition, type PagePicture } from '@thumbfolio/site-page'
import { editPlaces } from './edit-places.js'
import { liveOf } from '../site/live-version.js'
import type { Site } from '../site/site.js'

/**
 * The edited page with the pictures that the edit names under each entry. An edit without `pictures` keeps the previous ones.
 * @throws DomainError `validation-failed` for a picture that the owner does not have, one that is twice in an entry, and a section without room for pictures
 */
export function picturesEdited(
  before: Site,
  after: Site,
  edit: SiteContentEdit,
  uploaded: readonly Picture[],
): Site {
  const live = liveOf(after)
  const was = liveOf(before).source.composition
  const known = new Map([...uploaded, ...picturesOn(was)].map((picture) => [picture.id, picture]))
  const previous = new Map(
    was.sections.flatMap(({ entries }) => entries.map((one) => [one.id, one.pictures])),
  )
  const placeOf = editPlaces(edit)
  const composition: PageComposition = {
    ...live.source.composition,
    sections: live.source.composition.sections.map(({ name, entries }, s) => ({
      name,
      entries: entries.map(({ pictures: _made, ...entry }, at) => {
        const { pointer, edit: written } = placeOf(s, at)
        const place = { section: name, pointer: `${pointer}/pictures` }
        const pictures = written?.pictures ? placed(written.pictures, known, place) : previous.get(entry.id)
        return { ...entry, ...(pictures && pictures.length > 0 && { pictures }) }
      }),
    })),
  }
  if (picturesOn(composition).length > mostPictures.page)
    throw invalid('#', `A page has at most ${mostPictures.page} pictures`)
  return { ...after, live: { ...live, source: { ...live.source, composition } } }
}

function placed(
  wanted: readonly PlacedPicture[],
  known: ReadonlyMap<string, Picture>,
  { section, pointer }: { readonly section: string; readonly pointer: string },
): PagePicture[] {
  if (wanted.length > 0 && !pictureSections.has(section)) throw invalid(pointer, noPlace)
  return wanted.map(({ id, alt, caption, isDecorative }, index) => {
    const picture = known.get(id)
    if (!picture) throw invalid(`${pointer}/${index}/id`, isGone)
    if (wanted.findIndex((one) => one.id === id) < index) throw invalid(`${pointer}/${index}/id`, isTwice)
    const { width, height } = picture
    return {
      id,
      width,
      height,
      ...(alt && { alt }),
      ...(isDecorative && { isDecorative }),
      ...(caption && { caption }),
    }
  })
}

const noPlace = 'This section is a list of words and has no room for pictures. Please choose another entry.'
const isGone = 'This picture is not there any more. Please upload it again.'
const isTwice = 'This picture is under this entry already'
