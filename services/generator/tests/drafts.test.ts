import { draftsContract } from './drafts.contract.js'

draftsContract()
