import type { PdfPlace, SiteContent, SuggestedBy } from '@thumbfolio/contracts'

/** A line of what a page says, and where it comes from. */
export interface SourceRow {
  readonly key: string
  readonly text: string
  /** What the text is, where it does not say so itself. */
  readonly label?: string | undefined
  readonly from: 'resume' | 'owner' | 'suggested' | 'github' | 'unknown'
  /** Who suggested it, where its owner did not write it. */
  readonly suggested?: SuggestedBy
  /** Its places in the PDF; none for what the owner wrote. */
  readonly places: readonly PdfPlace[]
  /** As the resume prints it, where the page says it otherwise. */
  readonly printed?: string | undefined
  /** What a sentence speaks about. */
  readonly about?: readonly string[]
  /** The day on which GitHub said so. */
  readonly asOf?: string
}

interface SourceGroup {
  readonly key: string
  readonly title: string
  readonly rows: readonly SourceRow[]
}

export interface SourceSection {
  readonly title: string
  readonly groups: readonly SourceGroup[]
}

type Fact = NonNullable<SiteContent['provenance']>['facts'][number]
type Sentence = SiteContent['intro'][number]

const labels: Readonly<Record<string, string>> = {
  startDate: 'From',
  endDate: 'Until',
  date: 'On',
  releaseDate: 'On',
  url: 'Link',
  email: 'E-mail',
  phone: 'Phone',
  username: 'User name',
}

/** Everything a page says, in its order, with where it comes from; no section for a page that does not know. */
export function sourcesOf(content: SiteContent): SourceSection[] {
  const { provenance, headline, intro, sections } = content
  if (!provenance) return []
  const { facts } = provenance
  const titles = titlesOf(content)
  const rowsOf = (place: string, sentences: readonly Sentence[]) =>
    sentences.map((sentence, at) => sentenceRow(`${place} ${at}`, sentence, facts, titles))
  const group = (id: string, title: string, lines: readonly Sentence[], sentences: readonly SourceRow[]) => ({
    key: id,
    title,
    rows: [
      ...sentences,
      ...factsWithin(facts, id)
        .filter((fact) => !isShownAsLine(fact, lines))
        .map(factRow),
    ],
  })
  const own = headline?.by === 'owner' ? [headline] : []
  return [
    { title: 'Headline', groups: [{ key: 'headline', title: '', rows: rowsOf('headline', own) }] },
    { title: 'Introduction', groups: [{ key: 'intro', title: '', rows: rowsOf('intro', intro) }] },
    { title: 'You', groups: [group('basics', '', intro, [])] },
    ...sections.map(({ name, entries }) => ({
      title: name,
      groups: entries.map(({ id, title, lines }) => group(id, title, lines, rowsOf(id, lines))),
    })),
    { title: 'GitHub', groups: [{ key: 'github', title: '', rows: githubRows(content) }] },
  ]
    .map((section) => ({ ...section, groups: section.groups.filter(({ rows }) => rows.length > 0) }))
    .filter(({ groups }) => groups.length > 0)
}

const githubRows = ({ github }: SiteContent): SourceRow[] =>
  (github?.projects ?? [])
    .filter(({ hiddenSince }) => hiddenSince === undefined)
    .map(({ id, name, description, language, stars, asOf }) => ({
      key: `github ${id}`,
      label: name,
      text: [description, language, `${stars} stars`].filter(Boolean).join(' · '),
      from: 'github',
      places: [],
      asOf: monthOf(asOf),
    }))

/** Every place on a page of the PDF that any line comes from, once. */
export function placesOn({ provenance }: SiteContent, page: number): PdfPlace[] {
  const places = (provenance?.facts ?? []).flatMap(({ source }) =>
    source !== 'owner' && source.page === page ? [[source.box.join(' '), source] as const] : [],
  )
  return [...new Map(places).values()]
}

const titlesOf = ({ sections }: SiteContent) =>
  new Map([
    ['basics', 'you'],
    ...sections.flatMap(({ entries }) => entries.map(({ id, title }) => [id, title] as const)),
  ])

const factsWithin = (facts: readonly Fact[], id: string): Fact[] =>
  facts.filter(({ pointer }) => pointer.startsWith(`/${id}/`))

/** What the page shows as sentences or bullets has a row of its own already. */
const isShownAsLine = ({ pointer }: Fact, lines: readonly Sentence[]): boolean =>
  lines.some(({ line }) => line?.split('#')[0] === pointer.slice(1)) ||
  (lines.length > 0 && /\/summary$|^\/projects\/\d+\/description$/.test(pointer))

function factRow({ pointer, text, source }: Fact): SourceRow {
  const field = pointer.split('/').findLast((part) => !/^\d+$/.test(part)) ?? ''
  const row = { key: pointer, label: labels[field], text: /date$/i.test(field) ? monthOf(text) : text }
  if (source === 'owner') return { ...row, from: 'owner', places: [] }
  return { ...row, from: 'resume', places: [source], printed: source.text }
}

function sentenceRow(
  key: string,
  { text, by, entries, suggested }: Sentence,
  facts: readonly Fact[],
  titles: ReadonlyMap<string, string>,
): SourceRow {
  if (suggested) return { key, text, from: 'suggested', suggested, places: [] }
  if (by === 'owner') return { key, text, from: 'owner', places: [] }
  if (entries === undefined) return { key, text, from: 'unknown', places: [] }
  const near = entries.flatMap((id) => leaning(factsWithin(facts, id), text))
  const places = near.flatMap(({ source }) => (source === 'owner' ? [] : [source]))
  const about = entries.map((id) => titles.get(id) ?? id.replace(/\/.*/, ''))
  return { key, text, from: places.length > 0 ? 'resume' : 'owner', places, about }
}

/** The fact that a sentence quotes, or else all of the entry; of the person who they are and not how to reach them. */
function leaning(facts: readonly Fact[], sentence: string): readonly Fact[] {
  const quoted = facts.filter(({ text }) => text.replace(/\s+/g, ' ').includes(sentence))
  if (quoted.length > 0) return quoted
  return facts.filter(
    ({ pointer }) => !pointer.startsWith('/basics/') || /\/(name|label|summary)$/.test(pointer),
  )
}

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** '2019-08' as 'August 2019'. */
function monthOf(date: string): string {
  if (/^\d{4}-\d{2}$/.test(date)) return month.format(new Date(date))
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? day.format(new Date(date)) : date
}

/** Where on a page a box is, for those who do not see it. */
export function whereOn(box: PdfPlace['box'], [, height]: readonly [number, number]): string {
  const middle = (box[1] + box[3] / 2) / height
  if (middle < 0.2) return 'at the top'
  if (middle < 0.4) return 'in the upper part'
  if (middle < 0.6) return 'in the middle'
  return middle < 0.8 ? 'in the lower part' : 'at the bottom'
}
