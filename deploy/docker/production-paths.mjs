/** What a workspace needs to run, as the lock file says: where each package of it was installed. */
import { join } from 'node:path'

/**
 * Paths of the workspace and of everything it needs, links to workspaces among them.
 *
 * Npm could choose them too, but follows a workspace's development dependencies into `packages/testing`, whose own ones
 * then count as production's.
 * @param isInstalled leaves out the packages of other platforms. Default: all that the lock file names.
 */
export function productionPaths(packages, workspace, isInstalled = () => true, found = new Set()) {
  if (found.has(workspace)) return found
  found.add(workspace)
  const { link, resolved, dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[workspace]
  if (link) return productionPaths(packages, resolved, isInstalled, found)
  const isWanted = (name) => dependencies?.[name] || !peerDependenciesMeta?.[name]?.optional
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  for (const name of names.filter(isWanted)) {
    const installed = nearest(packages, workspace, name, isInstalled)
    if (installed) productionPaths(packages, installed, isInstalled, found)
    else if (!optionalDependencies?.[name])
      throw new Error(`${workspace} needs ${name}, which is not installed`)
  }
  return found
}

/** As Node looks it up: beside the package, then in each folder above. */
function nearest(packages, path, name, isInstalled) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const candidate = join(folder, 'node_modules', name)
    if (packages[candidate] && isInstalled(candidate)) return candidate
    if (folder === '') return undefined
  }
}
