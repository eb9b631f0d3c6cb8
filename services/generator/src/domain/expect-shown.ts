import { DomainError } from '@thumbfolio/contracts'
import type { PageComposition } from './composition.js'
import { liveOf } from './live-version.js'
import { publicPage } from './render/public-page.js'
import { fitted } from './render/render.js'
import { pageOf } from './site-page.js'
import type { Site } from './site.js'

/**
 * What is accepted is shown. A page has a limit, above which it is told shorter, and no sentence of it tells private
 * contact data: an owner's own words must not fall to either, nor cost another text its place.
 * @throws DomainError `validation-failed`
 */
export function expectShown(before: Site, edited: Site, appOrigin: string): void {
  const written = ownWords(liveOf(edited).source.composition)
  const open = publicOf(edited, appOrigin)
  if (!areAllIn(open.composition, written)) throw refused(isPrivate)
  const told = fitted(open)
  if (!areAllIn(told.page.composition, written)) throw refused(noRoom)
  if (told.level > 0 && told.level > fitted(publicOf(before, appOrigin)).level) throw refused(noRoom)
}

const noRoom =
  'The page has no room for all of this. Please write less, or take an entry off the page, and save again.'
const isPrivate =
  'You wrote contact data that is not public. Please make it public first, or leave it out, and save again.'

const refused = (detail: string) =>
  new DomainError('validation-failed', { detail, errors: [{ pointer: '#', detail }] })

function publicOf(site: Site, appOrigin: string) {
  const { source, url } = liveOf(site)
  return publicPage(pageOf(site, source, { url, appOrigin }))
}

const ownWords = ({ intro, sections }: PageComposition): string[] =>
  [intro, ...sections.flatMap(({ entries }) => entries.map(({ prose = [] }) => prose))]
    .flat()
    .flatMap(({ text, by }) => (by === 'owner' ? [text] : []))

function areAllIn(composition: PageComposition, texts: readonly string[]): boolean {
  const there = new Set(ownWords(composition))
  return texts.every((text) => there.has(text))
}
