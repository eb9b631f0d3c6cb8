import {
  freeSlug,
  invalid,
  isReservedSlug,
  mostCaseStudies,
  slugFrom,
  type CaseStudy,
  type CaseStudyEdit,
  type SiteContentEdit,
} from '@thumbfolio/contracts'
import { anyEntry, studiesOn, titleOf, type PageComposition, type PageEntry } from '@thumbfolio/site-page'
import { editPlaces } from './edit-places.js'
import { liveOf } from '../site/live-version.js'
import type { Site } from '../site/site.js'

/**
 * The edited page with the case studies that the edit has. An edit without one keeps the previous one. Each has its own address.
 * @throws DomainError `validation-failed` for one that is not of a project, for a picture that is not its project's, and for too many
 */
export function studiesEdited(before: Site, after: Site, edit: SiteContentEdit): Site {
  const live = liveOf(after)
  const { composition, pinned } = live.source
  const was = liveOf(before).source
  const previous = new Map(
    studiesOn(was.composition, was.pinned.content).map(({ entry, study }) => [entry, study]),
  )
  const placeOf = editPlaces(edit)
  const isKept = (id: string, wanted: CaseStudyEdit | null | undefined) =>
    wanted !== null && [undefined, previous.get(id)?.slug].includes(wanted?.slug)
  const slugs = new Slugs(
    composition.sections.flatMap(({ entries }, s) =>
      entries.flatMap(({ id }, at) =>
        isKept(id, placeOf(s, at).edit?.caseStudy) ? (previous.get(id)?.slug ?? []) : [],
      ),
    ),
  )
  const written = composition.sections.map(({ name, entries }, s) => ({
    name,
    entries: entries.map(({ caseStudy: _none, ...entry }, at): PageEntry => {
      const place = placeOf(s, at)
      const pointer = `${place.pointer}/caseStudy`
      const wanted = place.edit?.caseStudy
      const known = previous.get(entry.id)
      if (wanted === null || (!wanted && !known)) return entry
      if (name !== 'projects') throw invalid(pointer, noProject)
      if (wanted) expectPictures(wanted, entry, pointer)
      const title = titleOf(anyEntry(pinned.content, entry.id))
      const slug =
        known && isKept(entry.id, wanted)
          ? known.slug
          : slugs.take(wanted?.slug ?? slugOf(wanted?.title || title, at))
      return { ...entry, caseStudy: wanted ? studyOf(wanted, slug, known) : { ...known!, slug } }
    }),
  }))
  const next: PageComposition = { ...composition, sections: written }
  if (studiesOn(next, pinned.content).length > mostCaseStudies.page)
    throw invalid('#', `A page has at most ${mostCaseStudies.page} case studies`)
  return { ...after, live: { ...live, source: { ...live.source, composition: next } } }
}

/** The addresses of a page: one that is taken gets a number, and a case study that keeps its address never does. */
class Slugs {
  readonly #taken: Set<string>

  constructor(kept: readonly string[]) {
    this.#taken = new Set(kept)
  }

  take(wanted: string): string {
    const slug = freeSlug(wanted, (one) => this.#taken.has(one) || isReservedSlug(one))
    this.#taken.add(slug)
    return slug
  }
}

/** From its title; `project-2` where that cannot be written in an address. */
const slugOf = (title: string, at: number): string => slugFrom(title) || `project-${at + 1}`

function studyOf(
  { title, role, year, lead, blocks }: CaseStudyEdit,
  slug: string,
  known: CaseStudy | undefined,
): CaseStudy {
  return {
    slug,
    ...(title && { title }),
    ...(role && { role }),
    ...(year && { year }),
    ...(lead !== undefined && { lead }),
    ...(known?.formerSlugs && { formerSlugs: known.formerSlugs }),
    blocks,
  }
}

function expectPictures(
  { lead, blocks }: CaseStudyEdit,
  { pictures = [] }: PageEntry,
  pointer: string,
): void {
  const isMissing = (id: string) => !pictures.some((picture) => picture.id === id)
  if (lead !== undefined && isMissing(lead)) throw invalid(`${pointer}/lead`, isGone)
  const gone = blocks.findIndex((block) => block.kind === 'picture' && isMissing(block.id))
  if (gone >= 0) throw invalid(`${pointer}/blocks/${gone}/id`, isGone)
}

const mostFormer = 10

/** The page with the addresses that its case studies had on the page before: visitors are led from there. */
export function withFormerSlugs(before: Site, after: Site): Site {
  if (!before.live || !after.live) return after
  const was = new Map(allStudies(before.live.source.composition))
  let isMoved = false
  const sections = after.live.source.composition.sections.map(({ name, entries }) => ({
    name,
    entries: entries.map((entry): PageEntry => {
      const { caseStudy } = entry
      const old = was.get(entry.id)
      if (!caseStudy || !old || old.slug === caseStudy.slug) return entry
      isMoved = true
      const former = [old.slug, ...(caseStudy.formerSlugs ?? []), ...(old.formerSlugs ?? [])]
      const formerSlugs = [...new Set(former)].filter((slug) => slug !== caseStudy.slug).slice(0, mostFormer)
      return { ...entry, caseStudy: { ...caseStudy, formerSlugs } }
    }),
  }))
  if (!isMoved) return after
  const { live } = after
  const composition = { ...live.source.composition, sections }
  return { ...after, live: { ...live, source: { ...live.source, composition } } }
}

const allStudies = ({ sections }: PageComposition): [string, CaseStudy][] =>
  sections.flatMap(({ entries }) =>
    entries.flatMap(({ id, caseStudy }): [string, CaseStudy][] => (caseStudy ? [[id, caseStudy]] : [])),
  )

const noProject = 'Only projects have a case study. Please write it under a project.'
const isGone = 'This picture is not under this project. Please add it there first, or remove it here.'
