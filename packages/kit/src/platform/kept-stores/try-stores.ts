/**
 * A process that opens the stores named in its arguments, for its parent, which a damaged one would end by a signal. It
 * says which one it tries before it does, and ends with 1 where one cannot be read.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { open } from 'lmdb'
import { environmentFile } from '../backup/environment-file.js'

const binary = { encoding: 'binary', keyEncoding: 'binary' } as const
/** Of each table: the way down to its first and last pages, in little time however much there is. */
const keysTried = 200

function tryStore(path: string): void {
  const root = open<Buffer, Buffer>({ path, readOnly: true, maxDbs: 32, mapSize: 2 ** 36, ...binary })
  const { pageSize, lastPageNumber } = root.getStats() as { pageSize: number; lastPageNumber: number }
  const { size } = statSync(join(path, environmentFile))
  const neededBytes = (lastPageNumber + 1) * pageSize
  if (size < neededBytes) throw new Error(`${environmentFile} has ${size} of ${neededBytes} bytes`)
  const names = [...root.getKeys()].map((key) => Buffer.from(key).toString().replace(/\0$/, ''))
  for (const name of names) {
    const table = root.openDB<Buffer, Buffer>({ name, ...binary })
    for (const reverse of [false, true])
      for (const { value } of table.getRange({ reverse, limit: keysTried })) value.at(-1)
  }
}

for (const path of process.argv.slice(2)) {
  process.stdout.write(`${path}\n`)
  try {
    tryStore(path)
  } catch (error) {
    process.stdout.write(`${String(error)}\n`)
    process.exit(1)
  }
}
process.exit(0)
