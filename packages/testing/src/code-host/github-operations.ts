import { readFileSync } from 'node:fs'
import { z } from 'zod'

type Schema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>

interface Operation {
  readonly method: string
  readonly path: string
  readonly body?: Schema
  readonly answers?: Readonly<Record<string, Schema>>
}

const file = new URL('../../fixtures/github-operations.json', import.meta.url)
const { operations } = JSON.parse(readFileSync(file, 'utf8')) as { operations: readonly Operation[] }

/** `{ref}` and `{path}` may have slashes in them. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\{(ref|path)\}/g, '.+').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const declared = operations.map((operation) => ({ ...operation, pattern: patternOf(operation.path) }))

const operationOf = (method: string, path: string) =>
  declared.find((one) => one.method === method && one.pattern.test(path))

const parse = (schema: Schema, value: unknown): string[] => {
  const { error } = z.fromJSONSchema(schema, { defaultTarget: 'openapi-3.0' }).safeParse(value)
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

/** What is wrong with a request, by GitHub's own description of its API. */
export function requestComplaints(method: string, path: string, body: unknown): string[] {
  const operation = operationOf(method, path)
  if (!operation) return [`${method} ${path} is no operation that is known here`]
  if (!operation.body) return []
  const { properties = {} } = operation.body as { properties?: object }
  const unknown = Object.keys(body ?? {}).filter((key) => !Object.hasOwn(properties, key))
  return [...unknown.map((key) => `${key}: not in the description`), ...parse(operation.body, body ?? {})]
}

/** What is wrong with an answer of the fake; undefined where the description of that answer is not kept. */
export function answerComplaints(
  method: string,
  path: string,
  status: number,
  body: unknown,
): string[] | undefined {
  const schema = operationOf(method, path)?.answers?.[String(status)]
  return schema ? parse(schema, body) : undefined
}
