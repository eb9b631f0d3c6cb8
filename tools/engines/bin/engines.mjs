/**
 * `engines.mjs up` starts the three engines in the background, where they do not run already, and prints the variables
 * that lead to them, so that `eval "$(make -s engines)"` sets them. `engines.mjs down` stops them. Data are in .data/engines.
 */
import { resolve } from 'node:path'
import { engineVariables, standEngines, stopStandingEngines, standardPorts } from '@thumbfolio/engines'

const root = resolve(process.env.DATA_DIR ?? '.data', 'engines')
const tell = (line) => process.stderr.write(`${line}\n`)

async function up() {
  const standing = await standEngines(root, { outlivesUs: true })
  for (const { kind, port, wasRunning } of standing) {
    const moved = port === standardPorts[kind] ? '' : `, since ${standardPorts[kind]} is taken`
    tell(`  ${kind.padEnd(7)}${wasRunning ? 'runs already' : 'started'} on port ${port}${moved}`)
  }
  const variables = engineVariables(Object.fromEntries(standing.map(({ kind, url }) => [kind, url])))
  for (const [name, value] of Object.entries(variables)) console.log(`export ${name}='${value}'`)
  tell(`Data and logs are in ${root}. \`make engines-down\` stops them, and the data stay.`)
}

async function down() {
  const stopped = await stopStandingEngines(root)
  tell(stopped.length === 0 ? 'No engine runs.' : `Stopped: ${stopped.join(', ')}.`)
}

const actions = { up, down }
const action = actions[process.argv[2]]
if (!action) {
  tell('usage: engines.mjs up|down')
  process.exit(2)
}
await action().catch((error) => {
  tell(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
