import type { z } from 'zod'

export type FieldProblems = Readonly<Record<string, string>>

/** The first sentence per field that the contract would refuse; empty when the server will accept the shape. */
export function checkFields(schema: z.ZodType, values: unknown): FieldProblems {
  const checked = schema.safeParse(values)
  const problems: Record<string, string> = {}
  for (const { path, message } of checked.error?.issues ?? []) problems[String(path[0] ?? '')] ??= message
  return problems
}

export const isEmpty = (problems: FieldProblems): boolean => Object.keys(problems).length === 0
