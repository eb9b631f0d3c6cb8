import { describe, expect, it } from '@jest/globals'
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

describe('a connection to MongoDB', () => {
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
