import { languageName } from '../recognizers/language-names.js'
import { type Line, lineOf } from '../text/line.js'
import type { Phrase } from '../text/phrase.js'
import type { Section } from './sections.js'
import { titleKind } from '../recognizers/titles.js'
import { isLevel } from '../words/levels.js'

/** `Sprachen: Deutsch (C2), Englisch (B2)` as a line of the skills: the label, and what follows it. */
const labelled = ({ cells }: Line): { label: Phrase; rest: Phrase[] } | undefined => {
  const [first, ...others] = cells
  const colon = /^([^:]{3,30}):\s*/.exec(first?.text ?? '')
  if (!first || (!colon && others.length === 0)) return undefined
  const behind = colon ? first.slice(colon[0].length) : undefined
  const label = first.slice(0, colon?.[1]?.length ?? first.text.length)
  const rest = [...(behind && !behind.isEmpty ? [behind] : []), ...others]
  return rest.length > 0 ? { label, rest } : undefined
}

const namesTongue = (phrase: Phrase): boolean =>
  phrase
    .split(/\s*[,;•·|/，、،]\s*/g)
    .some((part) => languageName(part.value.split(/\s*[(（:：–]|\s-\s/)[0] ?? ''))

/** The list of another section that a line of the skills is: tongues that there are, or what a person likes. */
const kindOf = ({
  label,
  rest,
}: {
  label: Phrase
  rest: Phrase[]
}): 'languages' | 'interests' | undefined => {
  const kind = titleKind(label.value)
  if (kind === 'languages') return rest.some(namesTongue) ? kind : undefined
  return kind === 'interests' ? kind : undefined
}

/** A line of the skills that lists what another section does, under the name of that section, is one. */
export const withListsApart = (section: Section): Section[] => {
  if (section.kind !== 'skills') return [section]
  const apart: Section[] = []
  const lines: Line[] = []
  let edge = Infinity
  for (const line of section.lines) {
    const found = labelled(line)
    const kind = found && kindOf(found)
    if (kind) {
      apart.push({ kind, title: found.label, lines: [lineOf(found.rest)] })
      edge = Math.min(...found.rest.map((cell) => cell.area.x))
    } else if (!found && line.x > edge - 2) apart.at(-1)?.lines.push(line)
    else {
      lines.push(line)
      edge = Infinity
    }
  }
  return [...(lines.length > 0 || apart.length === 0 ? [{ ...section, lines }] : []), ...apart]
}

/** `Welsh`, `Welsh C1`, `Welsh (fluent)`; a Welsh baker is none. */
const isTongue = ({ value }: Phrase): boolean => {
  const [name = ''] = value.split(/\s*[(（:：–]|\s-\s/)
  const space = name.indexOf(' ')
  return languageName(name) && (space < 0 || isLevel(name.slice(space + 1)))
}

const isTongues = (phrase: Phrase): boolean => {
  const parts = phrase.split(/\s*[,;•·|/，、،]\s*/g)
  return parts.length > 1 && parts.every(isTongue)
}

/** Several tongues side by side in the header, and nothing else there: they are what the person speaks. */
export const splitLanguages = (sections: readonly Section[]): Section[] => {
  if (sections.some(({ kind }) => kind === 'languages')) return [...sections]
  return sections.flatMap((section) => {
    const found =
      section.kind === 'basics' ? section.lines.flatMap(({ cells }) => cells.filter(isTongues)) : []
    if (found.length === 0) return [section]
    const lines = section.lines.flatMap((line) => {
      const cells = line.cells.filter((cell) => !found.includes(cell))
      return cells.length > 0 ? [{ ...line, cells }] : []
    })
    return [
      { ...section, lines },
      { kind: 'languages', title: undefined, lines: found.map((cell) => lineOf([cell])) },
    ]
  })
}
