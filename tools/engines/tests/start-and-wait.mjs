/** Starts an engine, prints it, and lives until it is killed. */
import { basename } from 'node:path'
import { startEngine } from '@thumbfolio/engines'

const engine = await startEngine('redis')
console.log(JSON.stringify({ pid: engine.pid, port: engine.port, directory: basename(engine.directory) }))
setInterval(() => undefined, 60_000)
