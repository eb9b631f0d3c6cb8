import { jest } from '@jest/globals'
import { databaseUri, engineAddresses, uniqueName } from '@thumbfolio/engines'
import { draftsContract } from './drafts.contract.js'
import { renamingContract } from './renaming.contract.js'
import { versionsContract } from './versions.contract.js'

jest.setTimeout(120_000)

/** A database of its own on the shared MongoDB; events stay in the process. */
const onMongo = () => ({ MONGODB_URI: databaseUri(uniqueName('pages'), engineAddresses().mongodbUri) })

renamingContract(onMongo)
versionsContract(onMongo)
draftsContract(onMongo())
