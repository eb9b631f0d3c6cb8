/** How the Helm chart of a release is packaged, and pushed beside the images. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'deploy/helm/thumbfolio'

export const hasChart = () => existsSync(join(folder, 'Chart.yaml'))
export const chartFile = (version) => `thumbfolio-${version}.tgz`
export const packageCommand = (directory) => ['helm', 'package', folder, `--destination=${directory}`]
export const pushCommand = (directory, version, registry) => [
  'helm',
  'push',
  join(directory, chartFile(version)),
  `oci://${registry}/charts`,
]
