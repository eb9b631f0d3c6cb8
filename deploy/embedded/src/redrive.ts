import { join } from 'node:path'
import { openMemoryBus } from '@thumbfolio/kit'
import { embeddedConfig } from './config.js'
import { say } from './console.js'

const { DATA_DIR } = embeddedConfig()
const bus = openMemoryBus({ path: join(DATA_DIR, 'bus'), now: Date.now })
const count = await bus.redrive()
await bus[Symbol.asyncDispose]()
say(count === 0 ? 'There are no dead letters.' : `${count} dead letter(s) go to their consumers again.`)
