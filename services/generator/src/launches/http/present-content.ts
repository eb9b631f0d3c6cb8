import {
  EntryFields,
  entryFields,
  PageBasics,
  type ResumeContent,
  type SiteContent,
  type SiteVisibility,
} from '@thumbfolio/contracts'
import {
  partsOf,
  type PageLine,
  contactIn,
  contactKinds,
  anyEntry,
  titleOf,
  factsOf,
  shownSections,
  sourced,
  layoutOf,
  recommendedTheme,
} from '@thumbfolio/site-page'
import { contentEtag, liveOf, type Live } from '../domain/site/live-version.js'
import { languagesOf } from '../domain/languages/translation.js'
import { ownEdits } from '../domain/edits/own-edits.js'
import { offeredPdf } from '../domain/site/public-pdf.js'
import { launchOf, type Site } from '../domain/site/site.js'
import { suggestedTexts } from '../domain/acceptance/acceptance.js'
import { asRead } from '../../models/domain.js'
import { presentSuggestions } from './present-suggestions.js'
import { isoTime } from '../../time.js'

/** What a live page says, as its owner sees and edits it. @throws DomainError `site-not-live` */
export function presentContent(site: Site): {
  body: { data: SiteContent }
  headers: Readonly<Record<string, string>>
} {
  const live = liveOf(site)
  const { composition, pinned } = live.source
  const { content, sources, pageSizes = [] } = pinned
  const languages = languagesOf(live.source)
  const launch = launchOf(site, live.launchId)
  const contact = contactIn([asRead(pinned).content])
  const suggestedBy = suggestedTexts(live)
  const written = writtenOn(suggestedBy)
  const data: SiteContent = {
    name: site.id,
    url: live.url,
    published: site.republish === undefined,
    ...presentSettings(site),
    language: composition.language,
    ...(languages && { languages }),
    layout: layoutOf({ theme: site.settings.theme, composition }),
    recommended: recommendedTheme(content),
    ...headlineOf(live.source, suggestedBy),
    basics: PageBasics.parse(fieldsOf(content.basics, PageBasics.shape)),
    titles: { ...composition.titles },
    intro: composition.intro.map(written),
    best: composition.best,
    sections: composition.sections.map(({ name, entries }) => ({
      name,
      entries: entries.map(({ id, emphasis, lines, pictures, caseStudy }) => ({
        id,
        emphasis,
        title: titleOf(anyEntry(content, id)),
        fields: EntryFields.parse(fieldsOf(anyEntry(content, id), entryFields[name].shape)),
        lines: lines.map(written),
        ...(pictures && { pictures }),
        ...(caseStudy && { caseStudy }),
      })),
    })),
    takenOff: ownEdits(live).takenOff.map(({ section, id }) => ({
      section,
      id,
      title: titleOf(anyEntry(content, id)),
    })),
    removed: launch?.status === 'live' ? launch.removed : [],
    suggestions: presentSuggestions(live),
    ...(site.before && { before: { publishedAt: isoTime(site.before.publishedAt) } }),
    ...(launch && { resumeId: launch.resumeId }),
    pdfContains: contactKinds.flatMap((kind) => contact[kind].map((text) => ({ kind, text }))),
    ...switchable(content),
    ...(sources && {
      provenance: {
        pageSizes,
        facts: sourced(
          factsOf(content, shownSections(composition, site.settings), site.settings.contact),
          sources,
        ),
      },
    }),
  }
  return { body: { data }, headers: { ETag: contentEtag(live) } }
}

/** The non-empty fields of an entry or of the person that are edited as `fields` or `basics`. */
const fieldsOf = (entry: object | undefined, shape: object): object =>
  Object.fromEntries(
    Object.entries(entry ?? {}).filter(([key, value]) => Object.hasOwn(shape, key) && value !== undefined),
  )

/** What of the resume has a switch of its own. */
function switchable({ personal = [], references = [] }: ResumeContent) {
  const personalKinds = [...new Set(personal.map(({ kind = 'other' }) => kind))]
  return {
    ...(personalKinds.length > 0 && { personalKinds }),
    ...(references.length > 0 && { hasReferences: true }),
  }
}

/** What a site shows of its owner. */
export const presentSettings = (site: Site): SiteVisibility & Pick<SiteContent, 'github'> => {
  const { indexed, contact, theme, visits, checkup, dated, personal, references, actions, github } =
    site.settings
  return {
    indexed,
    contact,
    pdf: offeredPdf(site) !== undefined,
    ...(theme && { theme }),
    ...(visits !== undefined && { visits }),
    ...(checkup !== undefined && { checkup }),
    ...(dated !== undefined && { dated }),
    ...(personal && personal.length > 0 && { personal }),
    ...(references && { references }),
    ...(actions && Object.keys(actions).length > 0 && { actions }),
    ...(github && { github }),
  }
}

/** Under the name: the owner's words, else the resume's. */
function headlineOf(
  { composition, pinned }: Live['source'],
  suggestedBy: SuggestedTexts,
): Pick<SiteContent, 'headline'> {
  const own = composition.headline
  if (own !== undefined) return { headline: { text: own, by: 'owner', ...suggestedIn(suggestedBy, own) } }
  const text = pinned.content.basics?.label?.trim() ?? ''
  return text === '' ? {} : { headline: { text, by: 'resume' } }
}

/** What the owner writes needs no source; what they accepted names the model that suggested it. */
const writtenOn =
  (suggestedBy: SuggestedTexts) =>
  (line: PageLine): SiteContent['intro'][number] => ({
    text: line.text,
    by: line.by ?? 'resume',
    ...(line.by === 'owner' && suggestedIn(suggestedBy, line.text)),
    ...(line.line !== undefined && { line: line.line }),
    ...(line.by !== 'owner' && { entries: line.entries ?? [partsOf(line.line ?? '')?.entry ?? ''] }),
  })

type SuggestedTexts = ReturnType<typeof suggestedTexts>

function suggestedIn(
  suggestedBy: SuggestedTexts,
  text: string,
): Pick<SiteContent['intro'][number], 'suggested'> {
  const suggested = suggestedBy.get(text)
  return suggested ? { suggested } : {}
}
