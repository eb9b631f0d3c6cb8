/** Record types of DNS (RFC 1035, 3596, 8659), as far as tests serve them. */
const recordTypes = { A: 1, CNAME: 5, TXT: 16, AAAA: 28, CAA: 257 } as const
export type RecordType = keyof typeof recordTypes

export interface Question {
  readonly id: number
  /** Lower case, without the dot at the end. */
  readonly name: string
  /** Undefined for a type that is not served. */
  readonly type: RecordType | undefined
  /** The question as it came, for the answer. */
  readonly bytes: Buffer
}

const headerBytes = 12

/** Reads a query with one question. @throws RangeError for one that is cut off */
export function readQuestion(message: Buffer): Question {
  const labels: string[] = []
  let at = headerBytes
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const number = message.readUInt16BE(at + 1)
  const type = (Object.keys(recordTypes) as RecordType[]).find((name) => recordTypes[name] === number)
  const name = labels.join('.').toLowerCase()
  return { id: message.readUInt16BE(0), name, type, bytes: message.subarray(headerBytes, at + 5) }
}

export interface AnswerRecord {
  readonly name: string
  readonly type: RecordType
  readonly value: string
}

/** Response codes: no error, server failure, no such name. */
export type ResponseCode = 0 | 2 | 3

/** Writes the answer to a question. Names are not compressed; records live 0 s. */
export function writeAnswer(
  { id, bytes }: Question,
  code: ResponseCode,
  records: readonly AnswerRecord[],
): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt16BE(id, 0)
  header.writeUInt16BE(0x8180 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, bytes, ...records.map(recordBytes)])
}

function recordBytes({ name, type, value }: AnswerRecord): Buffer {
  const data = dataBytes(type, value)
  const fixed = Buffer.alloc(10)
  fixed.writeUInt16BE(recordTypes[type], 0)
  fixed.writeUInt16BE(1, 2)
  fixed.writeUInt16BE(data.byteLength, 8)
  return Buffer.concat([nameBytes(name), fixed, data])
}

function dataBytes(type: RecordType, value: string): Buffer {
  switch (type) {
    case 'A':
      return Buffer.from(value.split('.').map(Number))
    case 'AAAA':
      return addressBytes(value)
    case 'CNAME':
      return nameBytes(value)
    // `0 issue letsencrypt.org`
    case 'CAA': {
      const [flags = '0', tag = '', ...rest] = value.split(' ')
      return Buffer.concat([Buffer.from([Number(flags), tag.length]), Buffer.from(tag + rest.join(' '))])
    }
    case 'TXT':
      return Buffer.concat([Buffer.from([Buffer.byteLength(value)]), Buffer.from(value)])
  }
}

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ])

function addressBytes(address: string): Buffer {
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)))
  const [left, right] = [groups(head), groups(tail ?? '')]
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => 0)
  const bytes = Buffer.alloc(16)
  for (const [at, group] of [...left, ...zeros, ...right].entries()) bytes.writeUInt16BE(group, at * 2)
  return bytes
}
