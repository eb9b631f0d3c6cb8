import { ResumeContent } from '@thumbfolio/contracts'
import type { FieldProblems } from '../../lib/check-fields.js'
import { contentOf, writtenEntries, type Draft } from './draft.js'
import { basicsFields, basicsRoot, listShapes } from '../../lib/field-catalogue.js'

const pathOf = (id: string, key: string) => `${id}/${key}`

/** The field of the draft that a pointer into its written content is about: entry and key as one path. */
function fieldAt(draft: Draft, pointer: string): string | undefined {
  const isUnder = (root: string) => pointer.startsWith(`${root}/`)
  const list = listShapes.find(({ root }) => isUnder(root))
  const [at = '', ...rest] = list ? pointer.slice(list.root.length + 1).split('/') : []
  const id = list
    ? writtenEntries(draft, list.root)[Number(at)]?.id
    : isUnder(basicsRoot)
      ? basicsRoot
      : undefined
  if (id === undefined) return undefined
  const inside = list ? rest.join('/') : pointer.slice(basicsRoot.length + 1)
  const field = (list?.fields ?? basicsFields).find(
    ({ key }) => inside === key || inside.startsWith(`${key}/`),
  )
  return field && pathOf(id, field.key)
}

/** Sentences by field path. What belongs to no field is under ''. */
export function problemsAt(draft: Draft, found: Readonly<Record<string, string>>): FieldProblems {
  return Object.fromEntries(
    Object.entries(found).map(([pointer, text]) => [fieldAt(draft, `/${pointer}`) ?? '', text]),
  )
}

/** The content as the contract takes it, or what it would refuse, field by field. */
export function checkedContent(
  draft: Draft,
): { content: ResumeContent; problems?: never } | { content?: never; problems: FieldProblems } {
  const checked = ResumeContent.safeParse(contentOf(draft))
  if (checked.success) return { content: checked.data }
  const sentences: Record<string, string> = {}
  for (const issue of checked.error.issues)
    sentences[issue.path.join('/')] ??=
      issue.code === 'too_big' ? tooLong(issue.origin, Number(issue.maximum)) : issue.message
  return { problems: problemsAt(draft, sentences) }
}

const tooLong = (what: string, maximum: number): string =>
  what === 'array' ? `At most ${maximum} of them` : `At most ${maximum.toLocaleString('en')} characters`
