import { areEqual, anyEntry, placedIds, textsOf, titleOf } from '@thumbfolio/site-page'
import { asRead } from '../../../models/domain.js'
import type { PageSnapshot } from '../site/site.js'

type Page = Pick<PageSnapshot, 'source'>

/** Which facts their owner changed from one page of a resume to the next, in a few words each. Empty if the resume was read again with other content. */
export function factChanges(before: Page, after: Page): string[] {
  const [was, is] = [before.source.pinned, after.source.pinned]
  if (was !== is && !areEqual(asRead(was).content, asRead(is).content)) return []
  const changed = placedIds(after.source.composition).filter((id) => {
    const known = anyEntry(was.content, id)
    return known !== undefined && !areEqual(known, anyEntry(is.content, id))
  })
  const title = titleOf(anyEntry(is.content, changed[0] ?? ''))
  const one = title === '' ? 'Details of an entry changed' : `Details of ${title} changed`
  return [
    ...(areEqual(was.content.basics, is.content.basics) ? [] : ['Name or contact changed']),
    ...(changed.length > 1 ? [`Details of ${changed.length} entries changed`] : changed.map(() => one)),
    ...titleChanges(before, after),
  ]
}

function titleChanges(before: Page, after: Page): string[] {
  const [was = {}, is = {}] = [before.source.composition.titles, after.source.composition.titles]
  if (areEqual(was, is)) return []
  const fresh = textsOf(is).filter((title) => !textsOf(was).includes(title))
  return fresh.length === 1 ? [`Section title: ${fresh[0]}`] : ['Section titles changed']
}

/** Whether the owner added an entry: the content of the previous page does not have it. */
export const isAdded = (id: string, before: Page): boolean =>
  anyEntry(before.source.pinned.content, id) === undefined
