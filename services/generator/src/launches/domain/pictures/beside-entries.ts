import {
  pictureSections,
  type FactSources,
  type PictureOffer,
  type WorkPicturePlace,
} from '@thumbfolio/contracts'

type Box = WorkPicturePlace['box']

/** Points between a picture and the text that it belongs to. */
const mostApart = 90
/** A picture is more often below its text than above it. */
const aboveCounts = 2

/** Each picture with the entry whose text is nearest on its page; one that is beside none is left out. */
export function besideEntries(pictures: readonly WorkPicturePlace[], sources: FactSources): PictureOffer[] {
  const places = entryPlaces(sources)
  return pictures.flatMap(({ page, box, width, height }, number) => {
    const [nearest] = places
      .filter((place) => place.page === page)
      .map((place) => ({ ...place, apart: apart(box, place.box) }))
      .filter(({ apart: distance }) => distance <= mostApart)
      .sort((a, b) => a.apart - b.apart)
    return nearest ? [{ number, entry: nearest.entry, page, width, height }] : []
  })
}

/** The places of the lines of each entry that can have pictures. */
function entryPlaces(sources: FactSources): { entry: string; page: number; box: Box }[] {
  return Object.entries(sources).flatMap(([pointer, source]) => {
    const [, section = '', at = ''] = pointer.split('/')
    if (source === 'owner' || !pictureSections.has(section) || !/^\d+$/.test(at)) return []
    return [{ entry: `${section}/${at}`, page: source.page, box: source.box }]
  })
}

/** The gap between a picture and a line. Beside it: 0 down, whatever is across. */
function apart(picture: Box, line: Box): number {
  const across = gap(picture[0], picture[2], line[0], line[2])
  const down = gap(picture[1], picture[3], line[1], line[3])
  const isAbove = picture[1] + picture[3] <= line[1]
  return Math.hypot(across, isAbove ? down * aboveCounts : down)
}

const gap = (from: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, other - (from + length), from - (other + otherLength))
