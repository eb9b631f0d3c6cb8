export { StandInsConfig } from './config.js'
export { standIns } from './stand-ins.js'
