import { join } from 'node:path'
import { redriveDeadLetters } from '@thumbfolio/kit'
import { embeddedConfig } from './config.js'
import { say } from './console.js'

/** Also while the product runs on the same directory. */
const count = await redriveDeadLetters(join(embeddedConfig().DATA_DIR, 'bus'), Date.now)
say(count === 0 ? 'There are no dead letters.' : `${count} dead letter(s) go to their consumers again.`)
