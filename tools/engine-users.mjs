/**
 * Writes deploy/docker/users/*.txt: the users of the engines, and what each may do there. With `--check` it only compares, and
 * fails where a file differs. Reads the build: `make docs` builds first.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { engineUsers } from '../packages/kit/dist/platform/access/engine-access.js'
import { prefixMark, userFiles } from '../packages/kit/dist/platform/access/render-users.js'

for (const [name, text] of Object.entries(userFiles(engineUsers(prefixMark)))) {
  const path = `deploy/docker/users/${name}`
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  if (process.argv.includes('--check')) {
    console.error(`${path} is stale: run \`make docs\``)
    process.exitCode = 1
  } else writeFileSync(path, text)
}
