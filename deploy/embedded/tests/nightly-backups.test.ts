import { expect, it } from '@jest/globals'
import { embeddedConfig } from '../src/config.js'
import { lastDue, toolEnvironment } from '../src/nightly-backups.js'

it.each([
  ['03:00', '2026-01-05T12:00:00Z', '2026-01-05T03:00:00.000Z'],
  ['03:00', '2026-01-05T02:59:00Z', '2026-01-04T03:00:00.000Z'],
  ['23:30', '2026-01-01T00:00:00Z', '2025-12-31T23:30:00.000Z'],
  ['00:00', '2026-01-05T00:00:00Z', '2026-01-05T00:00:00.000Z'],
])('when a backup is due at %s and it is %s, then the last was due at %s', (time, now, due) => {
  expect(new Date(lastDue(time, Date.parse(now))).toISOString()).toBe(due)
})

it('when a backup runs, then it finds what the AWS SDK and TLS read, and takes its settings from the product', () => {
  const inherited = {
    PATH: '/opt/bin',
    HOME: '/home/node',
    AWS_WEB_IDENTITY_TOKEN_FILE: '/var/run/token',
    NODE_EXTRA_CA_CERTS: '/etc/ca.pem',
    HTTPS_PROXY: 'http://proxy:3128',
  }
  const environment = {
    ...inherited,
    BACKUP_DIR: '/ignored',
    BACKUP_S3_SECRET_ACCESS_KEY_FILE: '/run/secrets/key',
  }
  const config = embeddedConfig({ DATA_DIR: '/data', BACKUP_DIR: '/backups' })
  const of = toolEnvironment({ ...config, BACKUP_S3_SECRET_ACCESS_KEY: 'secret' }, { COPY: '1' }, environment)
  expect(of).toMatchObject({
    ...inherited,
    DATA_DIR: '/data',
    BACKUP_DIR: '/backups',
    BACKUP_KEEP: '14',
    COPY: '1',
  })
  expect([of['BACKUP_S3_SECRET_ACCESS_KEY'], of['BACKUP_S3_SECRET_ACCESS_KEY_FILE']]).toEqual([
    'secret',
    undefined,
  ])
})
