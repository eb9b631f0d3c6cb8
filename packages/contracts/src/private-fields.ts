import { z } from 'zod'
import { privateSchemas, ResumeContent } from './resume-content.js'

/** JSON pointers of the marked fields, `*` for each index; what is inside a marked field is marked too. */
const pointersIn = (schema: unknown, pointer = '', isInside = false): string[] => {
  if (!(schema instanceof z.ZodType)) return []
  const isPrivate = isInside || privateSchemas.has(schema)
  if (schema instanceof z.ZodOptional) return pointersIn(schema.unwrap(), pointer, isPrivate)
  const inner =
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape).flatMap(([key, value]) =>
          pointersIn(value, `${pointer}/${key}`, isPrivate),
        )
      : schema instanceof z.ZodArray
        ? pointersIn(schema.element, `${pointer}/*`, isPrivate)
        : []
  return isPrivate ? [pointer, ...inner] : inner
}

const pointers: ReadonlySet<string> = new Set(pointersIn(ResumeContent))

/** Whether a value of a resume is private by its place, as `/basics/email` or `/personal/0/text`. */
export const isPrivateField = (pointer: string): boolean =>
  pointers.has(pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'))

/** The names that private fields have in their entries: `email`, `url`. */
export const privateKeys: ReadonlySet<string> = new Set(
  [...pointers].flatMap((pointer) => pointer.split('/').findLast((key) => key !== '*') ?? []),
)
