import type { Composition, Sentence } from '../composition.js'
import { contactIn } from '../contact-data.js'
import { withTexts } from '../with-texts.js'
import { withoutRead } from './as-read.js'
import { contactPatterns } from './contact-patterns.js'
import type { Page } from './page.js'

/** The page without the contact data its owner keeps private, also where it stands in a text. */
export function publicPage(page: Page): Page {
  const { contact, otherContact } = page
  const known = contactIn([page.content], otherContact)
  const hidden = contactPatterns({
    email: contact.email ? [] : known.email,
    phone: contact.phone ? [] : known.phone,
    address: contact.address ? [] : known.address,
  })
  if (hidden.length === 0) return page
  const without = (text: string) => withoutRead(text, hidden)
  const tells = ({ text }: Sentence) => without(text) !== text
  return {
    ...page,
    content: withTexts(page.content, without),
    composition: silenced(page.composition, (sentence) => !tells(sentence)),
  }
}

/** A sentence goes as a whole: what is left of it would make no sense. */
const silenced = (composition: Composition, isPublic: (sentence: Sentence) => boolean): Composition => ({
  ...composition,
  intro: composition.intro.filter(isPublic),
  sections: composition.sections.map(({ name, entries }) => ({
    name,
    entries: entries.map((entry) => ({
      ...entry,
      ...(entry.prose && { prose: entry.prose.filter(isPublic) }),
    })),
  })),
})
