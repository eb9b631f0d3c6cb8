import { connect } from 'node:net'
import type { EngineKind } from './engine.js'

const answerLimitMs = 1_000
const bytes = (...parts: (number | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))))
const int32 = (value: number, endian: 'BE' | 'LE'): Buffer => {
  const buffer = Buffer.alloc(4)
  buffer[`writeInt32${endian}`](value)
  return buffer
}

/** Metadata, version 1, of all topics: a broker that lists itself takes part in the cluster. */
const kafkaMetadata = Buffer.concat([
  int32(18, 'BE'),
  bytes(0, 3, 0, 1),
  int32(7, 'BE'),
  bytes(0, 4, 'look'),
  int32(-1, 'BE'),
])

/** OP_MSG with `{ hello: 1, $db: 'admin' }`. */
function mongoHello(): Buffer {
  const fields = Buffer.concat([
    bytes(0x10, 'hello', 0),
    int32(1, 'LE'),
    bytes(0x02, '$db', 0),
    int32(6, 'LE'),
    bytes('admin', 0, 0),
  ])
  const document = Buffer.concat([int32(fields.length + 4, 'LE'), fields])
  const body = Buffer.concat([int32(0, 'LE'), bytes(0), document])
  const header = [body.length + 16, 1, 0, 2013].map((value) => int32(value, 'LE'))
  return Buffer.concat([...header, body])
}

const questions: Readonly<Record<EngineKind, { ask: Buffer; isReady: (answer: Buffer) => boolean }>> = {
  kafka: { ask: kafkaMetadata, isReady: (answer) => answer.length >= 12 && answer.readInt32BE(8) >= 1 },
  mongo: { ask: mongoHello(), isReady: (answer) => answer.includes('isWritablePrimary') },
  redis: { ask: bytes('PING\r\n'), isReady: (answer) => answer.includes('+PONG') },
}

/** Asks the engine in its own protocol whether it works: a port that accepts says little, behind a proxy nothing. */
export function answersAs(kind: EngineKind, port: number, host = '127.0.0.1'): Promise<boolean> {
  const { ask, isReady } = questions[kind]
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    let answer: Buffer = Buffer.alloc(0)
    const end = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(answerLimitMs, () => end(false))
    socket.on('error', () => end(false))
    socket.on('close', () => end(false))
    socket.on('connect', () => socket.write(ask))
    socket.on('data', (chunk) => {
      answer = Buffer.concat([answer, chunk])
      if (isReady(answer)) end(true)
    })
  })
}
