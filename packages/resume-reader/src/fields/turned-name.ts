import type { PageText, Run } from '../text/page-text.js'
import { lookKey, Phrase } from '../text/phrase.js'
import { titleKind } from '../recognizers/titles.js'
import { roleLikeness } from '../recognizers/likeness.js'
import { isDocumentTitle } from '../words/document-titles.js'

const mostWords = 5

/** Words that run in one direction and look alike, in the order in which they are drawn. */
const linesOf = (turned: readonly Run[]): Phrase[] => {
  const lines: Run[][] = []
  for (const run of turned) {
    const open = lines.at(-1)
    if (open?.[0] && lookKey(open[0]) === lookKey(run)) open.push(run)
    else lines.push([run])
  }
  return lines.map((runs) => Phrase.of(runs, () => ' '))
}

const isName = ({ value }: Phrase): boolean => {
  const words = value.split(' ')
  return (
    words.length > 1 &&
    words.length <= mostWords &&
    words.every((word) => /^\p{L}[\p{L}'’.-]*$/u.test(word)) &&
    /^\p{Lu}/u.test(value) &&
    roleLikeness(value) === 0 &&
    titleKind(value) === undefined &&
    !isDocumentTitle(value)
  )
}

/** A name that is drawn up or down the first page, larger than all else there. */
export const turnedName = (page: PageText | undefined): Phrase | undefined => {
  if (!page || page.turned.length === 0) return undefined
  const largest = Math.max(0, ...page.runs.filter(({ icon }) => !icon).map(({ size }) => size))
  return linesOf(page.turned).find((line) => line.look.size >= largest && isName(line))
}
