/** What the guard of finished pages takes, measured by the generator itself. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const guardBench = fileURLToPath(new URL('../../packages/site-page/bin/guard-bench.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [guardBench], { stdio: 'inherit' })
process.exitCode = status ?? 1
