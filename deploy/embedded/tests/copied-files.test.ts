import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'
import { services } from '../src/services.js'

const folderOf = (service: string) =>
  fileURLToPath(new URL(`../../../services/${service}/src`, import.meta.url))

/** The kinds of blobs that a service keeps: each kind has a sweep. */
function sweptKinds(service: string): string[] {
  const folder = folderOf(service)
  const kinds = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .filter((text) => text.includes('blobs.sweep('))
    .flatMap((text) => [...text.matchAll(/'([a-z]+)\/'/g)].map(([, kind = '']) => kind))
  return [...new Set(kinds)].sort()
}

it.each(services.map(({ name, files }) => [name, files] as const))(
  'when the data of %s are copied, then every kind of blob that it keeps is included',
  (name, files) => {
    expect([...files].sort()).toEqual(sweptKinds(name))
  },
)
