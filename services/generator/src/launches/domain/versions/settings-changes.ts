import type { SiteSettings } from '../site/site.js'

const contactNames = { email: 'E-mail address', phone: 'Phone number', address: 'Street address' } as const
/** Settings by what a visitor sees of them; one that is not named here is no change of the page. */
const named: Readonly<Record<string, string>> = {
  photo: 'Photo changed',
  pdf: 'PDF of the resume changed',
  dated: 'Date of the last change switched',
  personal: 'Personal details changed',
  references: 'References changed',
  actions: 'What the page asks for changed',
  github: 'Projects of GitHub changed',
}

export const themeTitle = (layout: string): string => layout.charAt(0).toUpperCase() + layout.slice(1)

/** Names the theme where it is another one; its colour, type and scheme are parts of it. */
export function themeChange(before: SiteSettings['theme'], after: SiteSettings['theme']): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (after === undefined) return ['Theme: recommended']
  return before?.layout === after.layout
    ? [`Look of ${themeTitle(after.layout)} changed`]
    : [`Theme: ${themeTitle(after.layout)}`]
}

/** What a change of settings does to the page, in a few words each. */
export function settingsChanges(before: SiteSettings, after: SiteSettings): string[] {
  const kinds = Object.keys(contactNames) as (keyof typeof contactNames)[]
  const contact = kinds
    .filter((kind) => before.contact[kind] !== after.contact[kind])
    .map((kind) => `${contactNames[kind]} ${after.contact[kind] ? 'shown' : 'hidden'}`)
  const indexed =
    before.indexed === after.indexed
      ? []
      : [after.indexed ? 'Search engines may list it' : 'Search engines may not list it']
  const [was, is]: Readonly<Record<string, unknown>>[] = [before, after]
  const others = Object.entries(named)
    .filter(([key]) => JSON.stringify(was?.[key]) !== JSON.stringify(is?.[key]))
    .map(([, text]) => text)
  const changes = [...contact, ...indexed, ...themeChange(before.theme, after.theme), ...others]
  const isAnswered = JSON.stringify(before.answers ?? []) !== JSON.stringify(after.answers ?? [])
  // An answer that came with another change is a part of that.
  return changes.length === 0 && isAnswered ? ['Answers about personal details changed'] : changes
}
