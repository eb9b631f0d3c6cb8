import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { loadConfig } from '@thumbfolio/kit/base'
import { freePort, startFakeS3 } from '@thumbfolio/testing'
import { DoctorConfig } from '../config.js'
import { checkOutside } from './check-outside.js'
import { viewFrom } from './own-service.js'

const check = (environment: Record<string, string>) => {
  const config = loadConfig(DoctorConfig, environment)
  return checkOutside(config, viewFrom(config))
}

describe('the mail server', () => {
  let server: Server
  let url: (login: string) => string

  beforeAll(async () => {
    const right = Buffer.from('\0ada\0secret').toString('base64')
    server = createServer((socket) => {
      socket.write('220 mail.example.org\r\n')
      socket.on('error', () => undefined)
      socket.on('data', (data) => {
        const line = String(data).trim()
        if (line.startsWith('EHLO')) socket.write('250-mail.example.org\r\n250 AUTH PLAIN\r\n')
        else if (!line.startsWith('AUTH')) socket.write('250 ok\r\n')
        else
          socket.write(
            line.endsWith(right) ? '235 ok\r\n' : '535 5.7.8 wrong password of ada@example.org\r\n',
          )
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = (login) => `smtp://${login}127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  it('when it accepts the login, then that is fine', async () => {
    expect(await check({ SMTP_URL: url('ada:secret@') })).toEqual([
      expect.objectContaining({ about: 'mail server', isWrong: false, isChecked: true }),
    ])
    expect(await check({ SMTP_URL: url('') })).toMatchObject([{ isWrong: false }])
  })

  it('when the password is wrong, then the answer of the server is shown, without the password', async () => {
    const [finding] = await check({ SMTP_URL: url('ada:wrong-one@') })
    expect(finding).toMatchObject({ isWrong: true, text: expect.stringContaining('535 5.7.8') })
    expect(JSON.stringify(finding)).not.toMatch(/wrong-one|ada@/)
  })

  it('when no server answers, then that is wrong, and without an address it is not checked', async () => {
    const found = await check({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
    expect(found).toMatchObject([{ isWrong: true, text: expect.stringContaining('ECONNREFUSED') }])
    expect(await check({})).toMatchObject([{ about: 'mail server', isWrong: false, isChecked: false }])
  })
})

describe('object storage', () => {
  it('when the bucket answers, then that is fine, and a missing bucket is named', async () => {
    await using s3 = await startFakeS3()
    const { endpoint, bucket, credentials } = s3.address
    const environment = {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    }
    const bucketOf = async (more: Record<string, string>) =>
      (await check({ ...environment, ...more })).filter(({ about }) => about.startsWith('bucket'))
    expect(await bucketOf({})).toMatchObject([{ about: 'bucket of the files', isWrong: false }])
    expect(await bucketOf({ S3_BUCKET: 'another' })).toMatchObject([
      { isWrong: true, text: expect.stringContaining('there is no bucket another') },
    ])
    const backups = Object.fromEntries(
      Object.entries({ ...environment, S3_BUCKET: 'missing' }).map(([name, value]) => [
        `BACKUP_${name}`,
        value,
      ]),
    )
    expect(await bucketOf(backups)).toMatchObject([
      { about: 'bucket of the files', isWrong: false },
      { about: 'bucket of the backups', isWrong: true },
    ])
  })
})
