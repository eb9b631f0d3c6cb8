export { StandInsConfig } from './config.js'
export { adminWalletOf, chainPath } from './chain-stand-in.js'
export { standIns, type StandIns } from './stand-ins.js'
export { serveLocalChain, type ChainNode, type ServedChain } from './serve-local-chain.js'
