import { join } from 'node:path'
import { redriveDeadLetters } from '@thumbfolio/kit'
import { say } from '@thumbfolio/start'
import { embeddedConfig } from './config.js'

/** Also while the product runs on the same directory. */
const count = await redriveDeadLetters(join(embeddedConfig().DATA_DIR, 'bus'), Date.now)
say(count === 0 ? 'There are no dead letters.' : `${count} dead letter(s) go to their consumers again.`)
