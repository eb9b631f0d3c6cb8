import { run } from '@thumbfolio/kit/run'
import { StandInsConfig } from './config.js'
import { standIns } from './stand-ins.js'

await run((config, log) => standIns(config, { log }), StandInsConfig, 'stand-ins')
