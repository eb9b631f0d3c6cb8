import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const chart = 'deploy/helm/thumbfolio/Chart.yaml'
const guide = 'docs/deploy/kubernetes.md'

/** Folders of all workspaces. */
export function workspacesOf(root) {
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return workspaces
    .flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => pattern.replace('*', name))
        : [pattern],
    )
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
}

/** The new text of every file that names the version, by path. Changes nothing. */
export function withVersion(root, version) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const folders = workspacesOf(root)
  const manifests = ['package.json', ...folders.map((folder) => `${folder}/package.json`)]
  const own = new Set(manifests.map((path) => JSON.parse(read(path)).name))
  const files = new Map()
  for (const path of manifests) files.set(path, manifestWith(read(path), own, version))
  files.set('package-lock.json', lockWith(read('package-lock.json'), ['', ...folders], own, version))
  if (existsSync(join(root, chart)))
    files.set(
      chart,
      read(chart)
        .replace(/^version: .*$/m, `version: ${version}`)
        .replace(/^appVersion: .*$/m, `appVersion: '${version}'`),
    )
  if (existsSync(join(root, guide)))
    files.set(guide, read(guide).replace(/(image: \{ registry: \S+ tag: )[^ }]+/, `$1${version}`))
  return files
}

/** Keeps the text's form: only versions change. */
function manifestWith(text, own, version) {
  return text.replace(/^( *"([^"]+)": )"[^"]*"/gm, (line, start, name) =>
    name === 'version' || own.has(name) ? `${start}"${version}"` : line,
  )
}

function lockWith(text, folders, own, version) {
  const lock = JSON.parse(text)
  lock.version = version
  for (const entry of folders.map((folder) => lock.packages[folder])) {
    entry.version = version
    for (const dependencies of [entry.dependencies, entry.devDependencies, entry.optionalDependencies])
      for (const name of Object.keys(dependencies ?? {})) if (own.has(name)) dependencies[name] = version
  }
  return `${JSON.stringify(lock, undefined, 2)}\n`
}
