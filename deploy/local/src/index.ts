export { startConstellation, type Constellation, type ConstellationOptions } from './constellation.js'
export type { SupervisedProcess } from './supervised-process.js'
export { LocalConfig, localConfig } from './config.js'
