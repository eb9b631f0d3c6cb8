import { describe } from '@jest/globals'
import { commitContract } from './commit.contract.js'
import { crashContract } from './crash.contract.js'
import { listContract } from './list.contract.js'
import { newerReleaseContract } from './newer-release.contract.js'
import { outboxContract } from './outbox.contract.js'
import { removalContract } from './removal.contract.js'
import { stateContract } from './state.contract.js'
import type { StoreHarness } from './things.contract.js'

/** What every adapter of the store keeps. */
export function storeContract(harness: StoreHarness): void {
  describe(`the store on ${harness.name}`, () => {
    commitContract(harness)
    stateContract(harness)
    newerReleaseContract(harness)
    listContract(harness)
    removalContract(harness)
    outboxContract(harness)
    crashContract(harness)
  })
}
