import { valueAt, type ResumeContent } from '@thumbfolio/contracts'
import { nameOf, outlineOf } from '../../lib/reading-outline.js'
import { basicsFields, basicsRoot, listShapes } from '../../lib/field-catalogue.js'

/** A value that another reading sees differently. */
export interface Change {
  readonly where: string
  /** '' where there was nothing. */
  readonly before: string
  readonly after: string
}

/** A value as a person reads it: the words in it. */
const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(textOf).join(', ')
    : value && typeof value === 'object'
      ? textOf(Object.values(value))
      : typeof value === 'string'
        ? value
        : ''

function labelOf(pointer: string): string {
  const list = listShapes.find(({ root }) => pointer.startsWith(`${root}/`))
  const inside = list
    ? pointer.slice(list.root.length + 1).replace(/^\d+\/?/, '')
    : pointer.slice(basicsRoot.length + 1)
  const field = (list?.fields ?? basicsFields).find(
    ({ key }) => inside === key || inside.startsWith(`${key}/`),
  )
  return field?.label.replace(/, one per line$/, '') ?? ''
}

const join = (...parts: string[]) => parts.filter((part) => part !== '').join(': ')

function whereOf(content: ResumeContent, pointer: string): string {
  if (pointer.startsWith(`${basicsRoot}/`) && !pointer.startsWith('/basics/profiles/'))
    return join('About you', labelOf(pointer))
  return join(nameOf(pointer, outlineOf(content)), labelOf(pointer))
}

/** What a new reading changed, value by value, in words. */
export const changesAt = (
  pointers: readonly string[],
  before: ResumeContent,
  after: ResumeContent,
): Change[] =>
  pointers.map((pointer) => ({
    where: whereOf(valueAt(after, pointer) === undefined ? before : after, pointer) || 'Resume',
    before: textOf(valueAt(before, pointer)),
    after: textOf(valueAt(after, pointer)),
  }))
