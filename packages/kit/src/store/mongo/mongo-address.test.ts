import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { ConfigError, loadConfig } from '../../base/config/config.js'
import { engineConfig } from '../../platform/config/engine-config.js'
import { parseMongoUri } from './mongo-address.js'

describe('MONGODB_URI', () => {
  it.each([
    ['mongodb://localhost', 'localhost', '', []],
    ['mongodb://ada:p%40ss@a:1,[::1]:2/demo', 'a:1,[::1]:2', 'demo', []],
    ['mongodb://h/demo?appName=a@b&w=1', 'h', 'demo', ['appName', 'w']],
    ['mongodb+srv://ada:x@cluster.example.org/?retryWrites=true', 'cluster.example.org', '', ['retryWrites']],
  ])('when it is %s, then it is read', (uri, hosts, database, options) => {
    expect(parseMongoUri(uri)).toEqual({ hosts, database, options: new Set(options) })
  })

  it.each([
    'mongodb://ada:hunter2@h:99999',
    'mongodb://ada:hunter2@h:0',
    'mongodb://ada:hunter2@local host',
    'mongodb://ada:hunter2@a,,b',
    'mongodb://ada:hunt/er2@localhost',
    'mongodb://ada:hunt%%er2@localhost',
    'mongodb+srv://ada:hunter2@h:27017',
    'mongodb+srv://ada:hunter2@a,b',
    'http://ada:hunter2@h',
  ])('when it is %s, then it is told with all other mistakes, without its password', (uri) => {
    const load = () => loadConfig(z.object(engineConfig), { MONGODB_URI: uri, KAFKA_BROKERS: 'nowhere' })
    expect(load).toThrow(ConfigError)
    expect(load).toThrow(/^ {2}MONGODB_URI: [^\n]+\n {2}KAFKA_BROKERS: [^\n]+$/m)
    expect(load).not.toThrow(/hunt|er2/)
  })
})
