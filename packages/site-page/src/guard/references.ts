import type { ResumeContent } from '@thumbfolio/contracts'
import { textFile } from '../parts/bundle.js'
import { escaped } from '../parts/html.js'
import { foldToPlain, removeMatches } from '../parts/fold-to-plain.js'
import { personalFactsIn } from './personal-facts-in.js'

/** The names of the people who gave a reference, without the text after them. */
export const refereesOf = ({ references = [] }: ResumeContent): string[] =>
  references.flatMap(({ name = '' }) => name.split(/[,;:|(\n]|\s[–—-]\s/)[0]!.trim() || [])

const contact = new Set(['email', 'phone', 'address', 'contact-of-others'])

/** The content without how to reach who gave a reference. A text that keeps some of it is left out whole. */
export function withoutContactOfOthers(content: ResumeContent, language: string): ResumeContent {
  const without = (text: string | undefined) => text && withoutContact(text, language)
  return {
    ...content,
    references: content.references?.map(({ name, reference }) => ({
      name: without(name),
      reference: without(reference),
    })),
  }
}

function withoutContact(text: string, language: string): string {
  const found = contactIn(text, language)
  if (found.length === 0) return text
  const left = removeMatches(text, found.map(literally))
  return contactIn(left, language).length === 0 ? left : ''
}

const contactIn = (text: string, language: string): string[] =>
  personalFactsIn([textFile('index.html', 'text/html', `<p>${escaped(text)}</p>`)], { language })
    .filter(({ kind }) => contact.has(kind))
    .map((fact) => fact.text)

const literally = (text: string): RegExp =>
  new RegExp(
    foldToPlain(text)
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
    'giu',
  )
