import { DomainError, type FieldError } from '@thumbfolio/contracts'
import type { z } from 'zod'

/**
 * A part of a request (`params`, `query`, `body`) as its declaration has it; undefined where it declares none.
 * @throws DomainError `validation-failed` with each field, `malformed-request` where it is not even an object
 */
export function declaredPart<T = undefined>(schema: z.ZodType | undefined, input: unknown): T | undefined {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data as T
  if (parsed.error.issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type'))
    throw new DomainError('malformed-request')
  const errors: FieldError[] = parsed.error.issues.map(({ path, message }) => ({
    pointer: `#/${path.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`,
    detail: message,
  }))
  const suggestion = parsed.error.issues.map(suggestionOf).find((text) => text !== undefined)
  throw new DomainError('validation-failed', {
    errors,
    ...(errors[0] && { detail: errors[0].detail }),
    ...(suggestion !== undefined && { suggestion }),
  })
}

/** A schema that knows what would be accepted says so in the `params` of its issue. */
function suggestionOf(issue: z.core.$ZodIssue): string | undefined {
  const suggestion: unknown = issue.code === 'custom' ? issue.params?.['suggestion'] : undefined
  return typeof suggestion === 'string' ? suggestion : undefined
}
