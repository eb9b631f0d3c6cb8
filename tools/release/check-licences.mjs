import { matchesGlob } from 'node:path'
import satisfies from 'spdx-satisfies'
import { productionPaths } from '../../deploy/docker/production-paths.mjs'

/**
 * The licences of everything that these workspaces ship, packages of all platforms among them.
 * @throws Error naming every package whose licence the policy does not allow
 */
export function checkLicences(packages, workspaces, { allowed, exceptions }) {
  const shipped = new Set()
  for (const workspace of workspaces) productionPaths(packages, workspace, undefined, shipped)
  const counts = new Map()
  const refused = []
  for (const path of shipped) {
    const { license: licence = 'none named', version, link } = packages[path]
    if (!path.includes('node_modules/') || link) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    counts.set(licence, (counts.get(licence) ?? 0) + 1)
    const isException = Object.keys(exceptions).some((pattern) => matchesGlob(name, pattern))
    if (!isException && !isAllowed(licence, allowed)) refused.push(`${name} ${version}: ${licence}`)
  }
  if (refused.length > 0)
    throw new Error(
      `Licences that tools/release/licence-policy.json does not allow:\n  ${refused.join('\n  ')}\n` +
        'Replace the package, or add the licence or an exception with its reason.',
    )
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

function isAllowed(licence, allowed) {
  try {
    return satisfies(licence, allowed)
  } catch {
    // Not an SPDX expression.
    return false
  }
}
