import { versionsContract } from './versions.contract.js'

versionsContract()
