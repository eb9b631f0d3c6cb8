import { z } from 'zod'
import { privateSchemas, ResumeContent } from './resume-content.js'

/** JSON pointers of the marked fields, `*` for each index. */
const markedIn = (schema: unknown, pointer = ''): string[] => {
  if (!(schema instanceof z.ZodType)) return []
  const own = privateSchemas.has(schema) ? [pointer] : []
  const bare = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  if (bare instanceof z.ZodArray) return [...own, ...markedIn(bare.element, `${pointer}/*`)]
  if (!(bare instanceof z.ZodObject)) return own
  return [
    ...own,
    ...Object.entries(bare.shape).flatMap(([key, value]) => markedIn(value, `${pointer}/${key}`)),
  ]
}

const marked: ReadonlySet<string> = new Set(markedIn(ResumeContent))

/** Whether a value of a resume is private by its place, as `/basics/email` or `/personal/0/text`. */
export const isPrivateField = (pointer: string): boolean => {
  const keys = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*').split('/')
  return keys.some((_, at) => marked.has(keys.slice(0, at + 1).join('/')))
}

/** The names of private fields in their entries: `email`, `url`. */
export const privateKeys: ReadonlySet<string> = new Set(
  [...marked].flatMap((pointer) => pointer.split('/').at(-1) ?? []),
)
