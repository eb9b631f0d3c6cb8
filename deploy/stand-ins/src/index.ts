export { StandInsConfig } from './config.js'
export { adminWalletOf, chainPath } from './chain/chain-stand-in.js'
export { standIns, type StandIns } from './stand-ins.js'
export { serveLocalChain, type ChainNode, type ServedChain } from './chain/serve-local-chain.js'
