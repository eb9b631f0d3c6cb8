import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = 'packages/kit/package.json'
const guide = 'UPGRADE.md'

/**
 * Returns the oldest release that reads the data of `version`. It is the first release of a minor, because releases of one
 * minor run side by side, and the section of UPGRADE.md for the minor names it.
 * @throws Error when it is missing, too new, or differs from UPGRADE.md
 */
export function checkUpgradeNotes(root, version) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const { dataReadableFrom: oldest } = JSON.parse(read(manifest))
  if (!/^\d+\.\d+\.0$/.test(oldest ?? ''))
    throw new Error(
      `${manifest}: dataReadableFrom is the first release of a minor, such as 1.2.0, and not ${oldest}.`,
    )
  const minor = version.split('.').slice(0, 2).join('.')
  if (isNewer(oldest, `${minor}.0`))
    throw new Error(`${manifest}: v${version} cannot read its own data, which need ${oldest} or newer.`)
  const section = new RegExp(`^## ${minor.replace('.', '\\.')}\\n([^]*?)(?=^## |(?![^]))`, 'm').exec(
    read(guide),
  )
  if (!section) throw new Error(`${guide} has no section "## ${minor}": what changes, and how to go back.`)
  if (!section[1].includes(`Back to: ${oldest}`))
    throw new Error(`${guide}, section "## ${minor}", does not say "Back to: ${oldest}".`)
  return oldest
}

function isNewer(a, b) {
  const [left, right] = [a, b].map((one) => one.split('.').map(Number))
  const at = left.findIndex((part, index) => part !== right[index])
  return at >= 0 && left[at] > right[at]
}
