import { readFileSync } from 'node:fs'
import { expect } from '@jest/globals'
import { parse } from 'yaml'
import { z } from 'zod'

const texts = z.union([z.string(), z.array(z.string())])

/** By its name, or as a file of another name. */
const Secret = z.string().or(z.strictObject({ source: z.string(), target: z.string() }))
export type Secret = z.infer<typeof Secret>

/** The part of the format that the file uses; anything else is a mistake, or a form that one generation does not read. */
const Service = z.strictObject({
  image: z.string(),
  profiles: z.array(z.string()).optional(),
  build: z
    .strictObject({
      context: z.string(),
      dockerfile: z.string(),
      args: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  command: z.array(z.string()).optional(),
  user: z.string().optional(),
  hostname: z.string().optional(),
  init: z.boolean().optional(),
  read_only: z.boolean().optional(),
  tmpfs: texts.optional(),
  cap_drop: z.array(z.string()).optional(),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  restart: z.string().optional(),
  logging: z.strictObject({ driver: z.string() }).optional(),
  stop_grace_period: z.string().optional(),
  mem_limit: z.string().optional(),
  pids_limit: z.number().positive().optional(),
  networks: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  secrets: z.array(Secret).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      // Absent where the test is NONE.
      interval: z.string().optional(),
      timeout: z.string().optional(),
      retries: z.number().optional(),
      start_period: z.string().optional(),
    })
    .optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
    )
    .or(z.tuple([]))
    .optional(),
})

const File = z.strictObject({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean().optional() })).default({}),
  volumes: z.record(z.string(), z.strictObject({})),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })).default({}),
})

/** Limits of resources and privileges that every container of a production has. */
export const hardened = {
  read_only: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  mem_limit: expect.stringMatching(/^\d+[mg]$/),
  pids_limit: expect.any(Number),
  restart: 'unless-stopped',
  logging: { driver: 'local' },
}

export const projectFile = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** A variable that a compose file reads: `${NAME}`, `${NAME:-default}`, `${NAME:?complaint}`. */
export interface ComposeVariable {
  readonly name: string
  readonly kind: string | undefined
  readonly rest: string
}
export const variablesOf = (text: string): ComposeVariable[] =>
  [...text.matchAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g)].map(([, name = '', kind, rest = '']) => ({
    name,
    kind,
    rest,
  }))

/** The variables of an example of .env, each with the comment that explains it. */
export const exampleOf = (path: string): { comment: string; name: string; value: string }[] =>
  [...projectFile(path).matchAll(/^((?:#.*\n)+)?(\w+)=(.*)$/gm)].map(
    ([, comment = '', name = '', value = '']) => ({ comment, name, value }),
  )

/** @throws ZodError for what both generations of compose do not read the same */
export function readCompose(text = projectFile('docker-compose.yml')): z.infer<typeof File> {
  const document = parse(text, { merge: true }) as Record<string, unknown>
  return File.parse(Object.fromEntries(Object.entries(document).filter(([key]) => !key.startsWith('x-'))))
}
