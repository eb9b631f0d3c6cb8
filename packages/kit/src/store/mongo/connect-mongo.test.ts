import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import mongoose from 'mongoose'
import { ConfigError } from '../../base/config/config.js'
import { connectMongo, MongoUnavailable } from './connect-mongo.js'

const failure = async (uri: string): Promise<Error> => {
  try {
    await connectMongo({ uri, service: 'auth' })
  } catch (error) {
    return error as Error
  }
  throw new Error(`It connected to ${uri}`)
}

/** All that a log would show of an error. */
const shown = (error: Error): string =>
  `${error.message}\n${error.stack ?? ''}${error.cause instanceof Error ? shown(error.cause) : ''}`

const { BSON } = mongoose.mongo
const legacyQuery = 2004
/** In the wire protocol: length, id, id of the request, kind; then the kind's own fields. */
const headerBytes = 16

/** A server that any driver connects to, and that refuses each command of a client with this code. */
async function refusingServer(code: number) {
  const hello = { ismaster: true, helloOk: true, minWireVersion: 0, maxWireVersion: 21, ok: 1 }
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (request: Buffer) => {
      const isLegacy = request.readInt32LE(12) === legacyQuery
      const text = request.toString('latin1')
      const answer = /ismaster|hello/i.test(text) ? hello : { ok: 0, code, errmsg: 'refused' }
      // OP_REPLY has 20 bytes before its document, OP_MSG 5.
      const fields = isLegacy ? Buffer.alloc(20) : Buffer.alloc(5)
      if (isLegacy) fields.writeInt32LE(1, 16)
      const body = Buffer.concat([fields, BSON.serialize(answer)])
      const header = Buffer.alloc(headerBytes)
      header.writeInt32LE(headerBytes + body.length, 0)
      header.writeInt32LE(request.readInt32LE(4), 8)
      header.writeInt32LE(isLegacy ? 1 : 2013, 12)
      socket.write(Buffer.concat([header, body]))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { uri: `mongodb://127.0.0.1:${port}/?directConnection=true`, server }
}

describe('a connection to MongoDB', () => {
  it.each([
    [13, true],
    [18, false],
  ])(
    'when the server refuses with code %i, then it is known whether the user exists and only lacks the right: %s',
    async (code, isForbidden) => {
      const { uri, server } = await refusingServer(code)
      const error = await failure(uri).finally(() => server.close())
      expect(error).toBeInstanceOf(MongoUnavailable)
      expect(error).toMatchObject({ isForbidden, message: expect.stringContaining('refuses the user') })
    },
  )

  it.each([
    'localhost:27017',
    'http://localhost:27017',
    'mongodb://',
    'mongodb:///auth',
    'mongodb://ada:hunter2@localhost:99999',
    'mongodb://ada:hunter2@local host',
    'mongodb://ada:hunt/er2@localhost',
    'mongodb://ada:hunter2@localhost/?nonsense=1',
    'mongodb://ada:%%hunter2@localhost',
    'mongodb://ada:hunter2@localhost/a%%b',
    'mongodb+srv://ada:hunter2@localhost:27017',
  ])('when the URI is %j, then one line names the variable, and no word of the password', async (uri) => {
    const error = await failure(uri)
    expect(error).toBeInstanceOf(ConfigError)
    expect(error.message).toMatch(/^MONGODB_URI: [^\n]+$/)
    expect(shown(error)).not.toMatch(/hunt|er2/)
  })

  it.each([
    ['mongodb://ada:hunter2@127.0.0.1:1/?serverSelectionTimeoutMS=300', '127.0.0.1:1'],
    [
      'mongodb://ada:hunter2@no-such-host.invalid:27017/?serverSelectionTimeoutMS=300',
      'no-such-host.invalid:27017',
    ],
    ['mongodb+srv://ada:hunter2@no-such-host.invalid', 'no-such-host.invalid'],
  ])(
    'when nobody answers at %s, then one line says where and what to do',
    async (uri, place) => {
      const error = await failure(uri)
      expect(error).toBeInstanceOf(MongoUnavailable)
      expect(error.message).toMatch(/^MONGODB_URI: [^\n]+$/)
      expect(error.message).toContain(`no MongoDB answers at ${place}`)
      expect(shown(error)).not.toContain('hunter2')
    },
    20_000,
  )
})
