import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'
import { services } from '../src/services.js'

const folderOf = (service: string) =>
  fileURLToPath(new URL(`../../../services/${service}/src`, import.meta.url))

/** The kinds of files that a service keeps: each is swept, for nothing else bounds it. */
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
  'when the data of %s are backed up from engines, then every kind of file that it keeps is among them',
  (name, files) => {
    expect([...files].sort()).toEqual(sweptKinds(name))
  },
)
