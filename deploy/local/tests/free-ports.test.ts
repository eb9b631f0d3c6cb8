import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { freePort } from '@thumbfolio/testing'
import { localConfig } from '../src/config.js'
import { PortsBusy, requireFreePorts } from '../src/free-ports.js'
import { planProcesses } from '../src/process-plans.js'

const engines = {
  mongodbUri: 'mongodb://127.0.0.1:1',
  kafkaBrokers: '127.0.0.1:1',
  redisUrl: 'redis://127.0.0.1:1',
}

const keysOf = () => ({ SERVICE_KEY: '', SERVICE_PUBLIC_KEYS: '' })

describe('the ports of the product', () => {
  it('when the port for mail is taken, then it is named with who wants it', async () => {
    const taken = await freePort()
    const server = createServer().listen(taken, '127.0.0.1')
    await once(server, 'listening')
    const { standIns } = await planProcesses(localConfig({ PORTS: 'free' }), {}, engines, keysOf)
    await requireFreePorts(standIns)
    const asking = requireFreePorts(standIns.map((plan) => ({ ...plan, mailPort: taken })))
    await expect(asking).rejects.toThrow(PortsBusy)
    await expect(asking).rejects.toThrow(`Busy: port ${taken} (stand-ins, mail).`)
    server.close()
  })

  it('when a port is promised, then it is not given again', async () => {
    const everyOther = (from: number) =>
      Array.from({ length: 20_000 }, (_, at) => 12_000 + at).filter((port) => port % 2 === from)
    expect((await freePort(everyOther(0))) % 2).toBe(1)
    expect((await freePort(everyOther(1))) % 2).toBe(0)
  })

  it('when the usual ports are wanted, then the one for mail is among them', async () => {
    const { standIns } = await planProcesses(localConfig({}), {}, engines, keysOf)
    expect(standIns.map(({ mailPort }) => mailPort)).toEqual([1025])
    expect(standIns[0]?.environment['SMTP_PORT']).toBe('1025')
  })
})
