import { solanaChain } from '../src/adapters/chain.solana.js'
import { chainContract } from './chain.contract.js'

chainContract((urls, now) => solanaChain({ cluster: 'local', urls, now }))
