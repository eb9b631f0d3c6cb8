/** Check and render of a long resume; the generator measures itself. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** As a worker is started. */
const nodeFlags = ['--max-semi-space-size=32']
const bench = fileURLToPath(new URL('../../services/generator/bin/check-bench.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [...nodeFlags, bench, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
