import { readHeader, type Message } from './message.js'
import { readMessageV1 } from './wire-message-v1.js'
import { MalformedTransaction, WireReader } from './wire-reader.js'

export const versionPrefix = 0x80

/** @throws MalformedTransaction */
export function parseMessage(bytes: Uint8Array): Message {
  const reader = new WireReader(bytes)
  const message = readMessage(reader)
  if (!reader.isAtEnd) throw new MalformedTransaction('bytes behind the end')
  return message
}

function readMessage(reader: WireReader): Message {
  const prefix = reader.peek()
  if (prefix < versionPrefix)
    return checked({ version: 'legacy', ...readBody(reader), addressTableLookups: [] })
  const version = reader.u8() - versionPrefix
  if (version === 1) return checked(readMessageV1(reader))
  if (version !== 0) throw new MalformedTransaction(`message version ${version} is not known`)
  const body = readBody(reader)
  const addressTableLookups = reader.list(reader.length(), () => ({
    accountKey: reader.key(),
    writableIndexes: reader.indexes(reader.length()),
    readonlyIndexes: reader.indexes(reader.length()),
  }))
  return checked({ version: 0, ...body, addressTableLookups })
}

const readBody = (reader: WireReader) => ({
  header: readHeader(reader),
  accountKeys: reader.list(reader.length(), () => reader.key()),
  recentBlockhash: reader.key(),
  instructions: reader.list(reader.length(), () => ({
    programIdIndex: reader.u8(),
    accounts: reader.indexes(reader.length()),
    data: reader.take(reader.length()),
  })),
})

function checked(message: Message): Message {
  const { header, accountKeys, instructions, addressTableLookups } = message
  const looked = addressTableLookups.flatMap(({ writableIndexes, readonlyIndexes }) => [
    ...writableIndexes,
    ...readonlyIndexes,
  ])
  const keys = accountKeys.length + looked.length
  const areSignersThere =
    header.numRequiredSignatures + header.numReadonlyUnsignedAccounts <= accountKeys.length &&
    header.numReadonlySignedAccounts < header.numRequiredSignatures
  const areIndexesThere = instructions.every(
    ({ programIdIndex, accounts }) =>
      programIdIndex > 0 && programIdIndex < accountKeys.length && accounts.every((index) => index < keys),
  )
  if (!areSignersThere || !areIndexesThere || keys > 256)
    throw new MalformedTransaction('an index leads nowhere')
  return message
}
