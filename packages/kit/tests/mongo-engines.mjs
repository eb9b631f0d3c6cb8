import { connectMongo, openMongoDatabase } from '@thumbfolio/kit'

/** The engines on MongoDB, for a child process that is killed. The location is a URI that names a database. */
const connect = (uri) => connectMongo({ uri, service: 'auth' })
export const openDatabase = async (location) =>
  openMongoDatabase({ connection: await connect(location), source: 'auth', now: Date.now, relayLeaseMs: 0 })
