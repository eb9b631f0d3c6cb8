import { readFileSync } from 'node:fs'
import { z } from 'zod'

type Schema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>

interface Operation {
  readonly method: string
  readonly path: string
  readonly body?: Schema
}

const file = new URL('../../fixtures/github-operations.json', import.meta.url)
const { operations } = JSON.parse(readFileSync(file, 'utf8')) as { operations: readonly Operation[] }

/** `{ref}` and `{path}` may have slashes in them. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\{(ref|path)\}/g, '.+').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const declared = operations.map((operation) => ({ ...operation, pattern: patternOf(operation.path) }))

/** What is wrong with a request, by GitHub's own description of its API. */
export function requestComplaints(method: string, path: string, body: unknown): string[] {
  const operation = declared.find((one) => one.method === method && one.pattern.test(path))
  if (!operation) return [`${method} ${path} is no operation that is known here`]
  if (!operation.body) return []
  const { properties = {} } = operation.body as { properties?: object }
  const unknown = Object.keys(body ?? {}).filter((key) => !Object.hasOwn(properties, key))
  const { error } = z.fromJSONSchema(operation.body, { defaultTarget: 'openapi-3.0' }).safeParse(body ?? {})
  return [
    ...unknown.map((key) => `${key}: not in the description`),
    ...(error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  ]
}
