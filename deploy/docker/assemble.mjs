/**
 * Lays out what one image carries: `node assemble.mjs services/auth /app`.
 * The production dependencies of that one workspace, the builds of it and of the workspaces that it depends on, no sources.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productionPaths } from './production-paths.mjs'

const [workspace, target] = process.argv.slice(2)
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
if (!packages[workspace] || workspace.includes('node_modules') || !target) {
  console.error('usage: assemble.mjs WORKSPACE TARGET, with a workspace such as services/auth')
  process.exit(2)
}

/** The operator's tool is in every image of ours: each container has the addresses that it needs. */
const tool = 'deploy/admin'

/** The whole product in one process. */
const isSingleProcess = workspace === 'deploy/embedded'

const found = productionPaths(packages, workspace, existsSync)
for (const path of productionPaths(packages, tool, existsSync, found)) {
  if (!path.includes('node_modules')) for (const part of partsOf(path)) copy(join(path, part))
  else copy(path, (file) => !file.startsWith(join(path, 'node_modules')) && !file.endsWith('.map'))
}
if (workspace === 'gateway' || isSingleProcess) copy('web/dist')
copy('THIRD-PARTY-NOTICES.txt')

/** The runtime files of a workspace: its build, fonts for rendering and, in the single-process product, the restore tools. */
function partsOf(path) {
  const extra = isSingleProcess ? ['fonts', 'bin'] : ['fonts']
  return ['package.json', 'dist', ...extra.filter((part) => existsSync(join(path, part)))]
}

/** Types stay behind; maps only of our own code, which is where stack traces lead. */
function copy(path, isWanted = () => true) {
  const filter = (file) => isWanted(file) && !/\.d\.[cm]?ts(\.map)?$/.test(file)
  cpSync(path, join(target, path), { recursive: true, verbatimSymlinks: true, filter })
}
