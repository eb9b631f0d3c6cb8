/**
 * Lays out what one image carries: `node assemble.mjs services/auth /app`.
 * The production dependencies of that one workspace, what was built of it and of the workspaces it stands on, no sources.
 *
 * Npm could choose them too, but follows a workspace's development dependencies into `packages/testing`, whose own ones
 * then count as production's. So this follows the lock file, which says exactly where each package was installed.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [workspace, target] = process.argv.slice(2)
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
if (!packages[workspace] || workspace.includes('node_modules') || !target) {
  console.error('usage: assemble.mjs WORKSPACE TARGET, with a workspace such as services/auth')
  process.exit(2)
}

/** The operator's tool is in every image of ours: whoever is in one has the secret and the addresses that it needs. */
const tool = 'deploy/admin'

for (const path of pathsOf(tool, pathsOf(workspace))) {
  if (!path.includes('node_modules')) for (const part of partsOf(path)) copy(join(path, part))
  else copy(path, (file) => !file.startsWith(join(path, 'node_modules')) && !file.endsWith('.map'))
}
if (workspace === 'gateway') copy('web/dist')

/** What runs of a workspace of ours, and the fonts of the pages it makes. */
function partsOf(path) {
  const built = ['package.json', 'dist']
  return existsSync(join(path, 'fonts')) ? [...built, 'fonts'] : built
}

/** Types stay behind; maps only of our own code, which is where stack traces lead. */
function copy(path, isWanted = () => true) {
  const filter = (file) => isWanted(file) && !/\.d\.[cm]?ts(\.map)?$/.test(file)
  cpSync(path, join(target, path), { recursive: true, verbatimSymlinks: true, filter })
}

/** Where that workspace and everything it needs to run lies; links to workspaces among them. */
function pathsOf(path, found = new Set()) {
  if (found.has(path)) return found
  found.add(path)
  const { link, resolved, dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[path]
  if (link) return pathsOf(resolved, found)
  const isWanted = (name) => dependencies?.[name] || !peerDependenciesMeta?.[name]?.optional
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  for (const name of names.filter(isWanted)) {
    const installed = nearest(path, name)
    if (installed) pathsOf(installed, found)
    else if (!optionalDependencies?.[name]) throw new Error(`${path} needs ${name}, which is not installed`)
  }
  return found
}

/** As Node looks it up: beside the package, then in each folder above. */
function nearest(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const candidate = join(folder, 'node_modules', name)
    if (packages[candidate] && existsSync(candidate)) return candidate
    if (folder === '') return undefined
  }
}
