/** What a value is to its entry, whatever its section calls it. */
export interface FieldRoles {
  /** What a single line of the section is first taken for. */
  readonly title: string
  readonly organization?: string
  readonly start?: string
  readonly end?: string
  readonly place?: string
  readonly text?: string
  readonly points?: string
  /** Each line is an entry of its own. */
  readonly isLineEach?: true
}
export type Role = 'title' | 'organization' | 'start' | 'end' | 'place' | 'text' | 'points'

const period = { start: 'startDate', end: 'endDate' }

/** By the pointer of the list. */
const byRoot: Readonly<Record<string, FieldRoles>> = {
  '/basics/profiles': { title: 'network', organization: 'username', isLineEach: true },
  '/work': {
    ...period,
    title: 'position',
    organization: 'name',
    place: 'location',
    text: 'summary',
    points: 'highlights',
  },
  '/volunteer': {
    ...period,
    title: 'position',
    organization: 'organization',
    place: 'location',
    text: 'summary',
    points: 'highlights',
  },
  '/projects': {
    ...period,
    title: 'name',
    organization: 'entity',
    text: 'description',
    points: 'highlights',
  },
  '/education': {
    ...period,
    title: 'studyType',
    organization: 'institution',
    place: 'location',
    text: 'summary',
    points: 'courses',
  },
  '/skills': { title: 'name', points: 'keywords' },
  '/languages': { title: 'language', organization: 'fluency', isLineEach: true },
  '/certificates': { title: 'name', organization: 'issuer', start: 'date', end: 'expires', isLineEach: true },
  '/awards': { title: 'title', organization: 'awarder', start: 'date', text: 'summary', isLineEach: true },
  '/publications': {
    title: 'name',
    organization: 'publisher',
    start: 'releaseDate',
    text: 'summary',
    isLineEach: true,
  },
  '/interests': { title: 'name', points: 'keywords', isLineEach: true },
  '/references': { title: 'name', text: 'reference' },
  '/custom': {
    ...period,
    title: 'title',
    organization: 'subtitle',
    place: 'location',
    text: 'summary',
    points: 'highlights',
    isLineEach: true,
  },
  '/personal': { title: 'label', organization: 'text', isLineEach: true },
}

export const rolesOf = (root: string): FieldRoles => byRoot[root] ?? { title: 'name' }

export const roleOf = (root: string, key: string): Role | undefined =>
  (['title', 'organization', 'start', 'end', 'place', 'text', 'points'] as const).find(
    (role) => rolesOf(root)[role] === key,
  )
