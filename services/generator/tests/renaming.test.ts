import { renamingContract } from './renaming.contract.js'

renamingContract()
