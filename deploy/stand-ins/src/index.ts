export { StandInsConfig } from './config.js'
export { standIns, type StandIns } from './stand-ins.js'
export { serveLocalChain, type ChainNode, type ServedChain } from './chain/serve-local-chain.js'
