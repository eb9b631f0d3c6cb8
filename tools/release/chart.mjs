/** How the Helm chart of a release is packaged, and pushed beside the images. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasTool } from './repository.mjs'

const folder = 'deploy/helm/thumbfolio'

/** The one of this machine, or the one that `make chart-tools` built. */
export const findHelm = () => ['helm', '.runtime/chart-tools/helm'].find(hasTool)
export const hasChart = () => existsSync(join(folder, 'Chart.yaml'))
export const chartFile = (version) => `thumbfolio-${version}.tgz`
export const chartName = (registry) => `${registry}/charts/thumbfolio`
/** The versions are given, because a dry run does not write them into the chart. */
export const packageCommand = (directory, version) => [
  findHelm() ?? 'helm',
  'package',
  folder,
  `--version=${version}`,
  `--app-version=${version}`,
  `--destination=${directory}`,
]
export const pushCommand = (directory, version, registry) => [
  findHelm() ?? 'helm',
  'push',
  join(directory, chartFile(version)),
  `oci://${registry}/charts`,
]

/** @throws Error where helm did not say which digest it pushed */
export function pushedDigest(output) {
  const sha256 = /^Digest: sha256:([0-9a-f]{64})$/m.exec(output)?.[1]
  if (!sha256) throw new Error(`helm push printed no digest:\n${output}`)
  return sha256
}
