import type { ResumeContent, ResumeReading } from '@thumbfolio/contracts'

/** Who a resume is about, as its owner confirms it. An empty text is none. */
export interface Identity extends Record<string, string> {
  name: string
  label: string
  city: string
}

export const identityOf = ({ basics }: ResumeContent): Identity => ({
  name: basics?.name ?? '',
  label: basics?.label ?? '',
  city: basics?.location?.city ?? '',
})

/** Where these three stand in a content: while they are confirmed, no question asks about them. */
export const identityPointers: ReadonlySet<string> = new Set([
  '/basics/name',
  '/basics/label',
  '/basics/location/city',
])

const filled = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/** The content with these three in it and everything else as it was. */
export function withIdentity(content: ResumeContent, identity: Identity): ResumeContent {
  const text = (key: keyof Identity) => identity[key]?.trim() || undefined
  const location = filled({ ...content.basics?.location, city: text('city') })
  const basics = filled({
    ...content.basics,
    name: text('name'),
    label: text('label'),
    location: Object.keys(location).length > 0 ? location : undefined,
  })
  const { basics: _, ...sections } = content
  return { ...(Object.keys(basics).length > 0 && { basics }), ...sections }
}

/** Why the name is asked about, where the reading has a reason. */
export const nameDoubtIn = ({ quality }: ResumeReading): string | undefined =>
  quality?.reasons.find(({ code }) => code === 'doubtful-name' || code === 'no-name')?.detail
