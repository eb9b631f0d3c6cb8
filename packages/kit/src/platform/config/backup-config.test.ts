import { expect, it } from '@jest/globals'
import { BackupCheckConfig, BackupConfig, KeptBackupConfig } from './backup-config.js'

const recipient = `age1${'q'.repeat(58)}`

it.each([
  [BackupConfig, { TO: '/backups/monday' }, true],
  [BackupConfig, {}, false],
  [BackupConfig, { TO: '/backups/monday', BACKUP_RECIPIENT: recipient }, false],
  [KeptBackupConfig, { BACKUP_DIR: '/backups', BACKUP_RECIPIENT: recipient }, true],
  [KeptBackupConfig, {}, false],
  [KeptBackupConfig, { BACKUP_DIR: '/backups', COPY: '1' }, false],
  [BackupCheckConfig, { BACKUP_DIR: '/backups' }, true],
  [BackupCheckConfig, { FROM: 's3:latest' }, true],
  [BackupCheckConfig, {}, false],
])('when a backup is configured with %#, then it is accepted: %s', (schema, variables, isRight) => {
  expect(schema.safeParse(variables).success).toBe(isRight)
})
