import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createOperatorClient } from '@thumbfolio/kit/http'
import { temporaryDirectory } from '@thumbfolio/testing'
import { commandTable } from '../command-table.js'
import { UsageError, type Context } from '../command.js'

let calls = 0
/** Auth that breaks an export off in the middle. */
const auth = createServer((_request, response) => {
  calls++
  response.writeHead(200, { 'Content-Type': 'application/zip', 'Content-Length': 100 }).write('PK')
  setImmediate(() => response.destroy())
})

async function exportTo(file: string): Promise<unknown> {
  const urls = { auth: `http://127.0.0.1:${(auth.address() as AddressInfo).port}` }
  const clients = createOperatorClient({ token: () => 'operator', urls })
  const options = { reason: 'They asked.', readOnly: false, all: false, yes: false }
  const context: Context = { config: {} as Context['config'], urls, clients, adminClients: clients, options }
  return commandTable.find(({ words }) => words === 'users export')!.run(context, ['ada', file])
}

describe('users export', () => {
  beforeAll(async () => {
    auth.listen(0, '127.0.0.1')
    await once(auth, 'listening')
  })
  afterAll(() => void auth.close())

  it('when the file exists, then nothing is asked for, and the file stays', async () => {
    await using directory = await temporaryDirectory()
    const file = join(directory.path, 'ada.zip')
    writeFileSync(file, 'mine')
    const before = calls
    await expect(exportTo(file)).rejects.toThrow(UsageError)
    await expect(exportTo(join(directory.path, 'none', 'ada.zip'))).rejects.toThrow(/cannot be written/)
    expect([calls - before, readFileSync(file, 'utf8')]).toEqual([0, 'mine'])
  })

  it('when the export breaks off, then no half of it stays', async () => {
    await using directory = await temporaryDirectory()
    const file = join(directory.path, 'ada.zip')
    await expect(exportTo(file)).rejects.toMatchObject({ code: 'unavailable' })
    expect(existsSync(file)).toBe(false)
  })
})
