import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import satisfies from 'spdx-satisfies'
import { productionPaths } from '../../deploy/docker/production-paths.mjs'
import { imageWorkspaces } from './images.mjs'
import { workspacesOf } from './set-versions.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const { allowed, exceptions } = readJson(new URL('licence-policy.json', import.meta.url))
/** In images without having one: the gateway's has the web app, every one the operator's tool. */
const inImages = ['web', 'deploy/admin']

/** The packages of others that the images ship, those of all platforms among them, with where they are installed. */
export function shippedPackages(root) {
  const { packages } = readJson(join(root, 'package-lock.json'))
  const workspaces = workspacesOf(root)
  const roots = [...imageWorkspaces(workspaces), ...inImages.filter((folder) => workspaces.includes(folder))]
  const shipped = new Set()
  for (const workspace of roots) productionPaths(packages, workspace, undefined, shipped)
  return [...shipped].flatMap((path) => {
    const { license: licence = 'none named', version, link } = packages[path]
    if (!path.includes('node_modules/') || link) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return [{ name, version, licence, path }]
  })
}

/**
 * The licences of everything that the images ship, with how many packages have each.
 * @throws Error naming every package whose licence the policy does not allow
 */
export function shippedLicences(root) {
  const counts = new Map()
  const refused = []
  for (const { name, version, licence } of shippedPackages(root)) {
    counts.set(licence, (counts.get(licence) ?? 0) + 1)
    const isException = Object.keys(exceptions).some((pattern) => matchesGlob(name, pattern))
    if (!isException && !isAllowed(licence)) refused.push(`${name} ${version}: ${licence}`)
  }
  if (refused.length > 0)
    throw new Error(
      `Licences that tools/release/licence-policy.json does not allow:\n  ${refused.join('\n  ')}\n` +
        'Replace the package, or add the licence or an exception with its reason.',
    )
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

function isAllowed(licence) {
  try {
    return satisfies(licence, allowed)
  } catch {
    // Not an SPDX expression.
    return false
  }
}
