import { cp, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { temporaryDirectory } from '@thumbfolio/testing'
import { linkDependencies, presentFolder } from './last-release.js'

const parts = ['package.json', 'package-lock.json', 'packages', 'services', 'gateway', 'deploy']
/** Of these the workspaces' names alone are needed. */
const manifests = ['web/package.json', 'tools/engines/package.json', 'tests/package.json']

/** The present build as the first release of the next minor, whose data only itself can read. Disposing removes it. */
export async function laterRelease(): Promise<{ readonly folder: string } & AsyncDisposable> {
  const directory = await temporaryDirectory()
  const folder = directory.path
  for (const path of [...parts, ...manifests])
    await cp(join(presentFolder, path), join(folder, path), {
      recursive: true,
      filter: (from) => !/(?:^|\/)(?:node_modules|src|tests)$/.test(relative(presentFolder, from)),
    })
  await linkDependencies(folder)
  const manifest = join(folder, 'packages/kit/package.json')
  const kit = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  const [major, minor] = kit.version.split('.')
  const version = `${major}.${Number(minor) + 1}.0`
  await writeFile(manifest, JSON.stringify({ ...kit, version, dataReadableFrom: version }))
  return { folder, [Symbol.asyncDispose]: () => directory[Symbol.asyncDispose]() }
}
