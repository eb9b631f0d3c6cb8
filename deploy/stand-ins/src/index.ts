export { StandInsConfig } from './config.js'
export { standIns, type StandIns } from './stand-ins.js'
