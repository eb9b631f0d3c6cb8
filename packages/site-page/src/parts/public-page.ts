import type { ResumeContent } from '@thumbfolio/contracts'
import { isOfResume, withLines, type LineId, type PageLine } from '../page/composition.js'
import { studyWith, withStudiesOn } from '../page/case-studies.js'
import { contactIn, withoutContactLinks } from '../page/contact-data.js'
import { linesOf } from '../page/lines.js'
import { withPicturesOn, withWords } from '../page/pictures.js'
import { withProjectTexts } from '../page/github-projects.js'
import { withTexts } from '../page/with-texts.js'
import { removeMatches } from './fold-to-plain.js'
import { contactPatterns } from './contact-patterns.js'
import type { Page } from './page.js'

/** The page without the contact data its owner keeps private, also inside a text. */
export function publicPage(asMade: Page): Page {
  const { contact, otherContact } = asMade
  const content = withoutContactLinks(asMade.content)
  const page = { ...asMade, content }
  const known = contactIn([asMade.content], otherContact)
  const hidden = contactPatterns({
    email: contact.email ? [] : known.email,
    phone: contact.phone ? [] : known.phone,
    address: contact.address ? [] : known.address,
  })
  if (hidden.length === 0) return page
  const without = (text: string) => removeMatches(text, hidden)
  const split = splitOver(content, hidden)
  const shown = (line: PageLine): PageLine[] => {
    const text = without(line.text)
    if (!isOfResume(line)) return text === line.text ? [line] : []
    if (text.trim() === '' || split.has(line.line!)) return []
    return text === line.text ? [line] : [{ ...line, text }]
  }
  const isOpenText = (text: string) => without(text) === text
  const pictured = withStudiesOn(
    withPicturesOn(page.composition, (picture) => withWords(picture, isOpenText)),
    (study) => studyWith(study, isOpenText),
  )
  const { headline, titles, ...composition } = withLines(pictured, (_place, lines) => lines.flatMap(shown))
  const open = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(all).filter(([, title]) => without(title) === title))
  const isOpen = headline !== undefined && without(headline) === headline
  return {
    ...page,
    content: withTexts(content, without),
    composition: { ...composition, ...(isOpen && { headline }), ...(titles && { titles: open(titles) }) },
    actions: page.actions && withoutCall(page.actions, without),
    github: page.github && withProjectTexts(page.github, (text) => without(text) === text),
    photo: page.photo && { ...page.photo, alt: without(page.photo.alt) },
    personal: page.personal && withTexts(page.personal, without),
  }
}

/** Removes the call's address when it contains private contact data. */
function withoutCall(
  { call, ...actions }: NonNullable<Page['actions']>,
  without: (text: string) => string,
): Page['actions'] {
  return call !== undefined && without(call) === call ? { ...actions, call } : actions
}

/**
 * The lines that have contact data together and not alone, as `Hauptstr.` and `12, Berlin`: a text is split where a
 * sentence seems to end. What is left of them would make no sense.
 */
export function splitOver(content: ResumeContent, hidden: readonly RegExp[]): ReadonlySet<LineId> {
  const found = new Set<LineId>()
  const without = (text: string) => removeMatches(text, hidden)
  const lines = linesOf(content)
  for (const [at, { id, text, pointer }] of lines.entries()) {
    const next = lines[at + 1]
    if (next?.pointer !== pointer) continue
    if (without(`${text} ${next.text}`) === `${without(text)} ${without(next.text)}`) continue
    found.add(id).add(next.id)
  }
  return found
}
