import { openFileBlobs } from '@thumbfolio/kit/store'
import { openLmdbDatabase, openMemoryBus } from '@thumbfolio/kit/lmdb'

/** The embedded engines, for a child process that is killed. */
export const openDatabase = (location) => openLmdbDatabase({ path: location, source: 'auth', now: Date.now })
export const openBus = (location) => openMemoryBus({ path: location, now: Date.now, backoff: () => 1 })
export const openBlobs = (location) => openFileBlobs(location)
