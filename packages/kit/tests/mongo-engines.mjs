import { createLog } from '@thumbfolio/kit/base'
import { connectMongo, openMongoBlobs, openMongoDatabase } from '@thumbfolio/kit/mongo'

/** The engines on MongoDB, for a child process that is killed. The location is a URI that names a database. */
const log = createLog({ name: 'child', level: 'silent' })
export const openDatabase = async (location) =>
  openMongoDatabase({
    connection: await connectMongo({ uri: location, service: 'auth' }),
    source: 'auth',
    now: Date.now,
    relayLeaseMs: 0,
  })
export const openBlobs = async (location) =>
  openMongoBlobs({ connection: await connectMongo({ uri: location, service: 'resume' }), log, now: Date.now })
