import { expect, it } from '@jest/globals'
import { BackupConfig } from './backup-config.js'

const recipient = `age1${'q'.repeat(58)}`

it.each([
  [{ TO: '/backups/monday' }, true],
  [{ BACKUP_DIR: '/backups', BACKUP_RECIPIENT: recipient }, true],
  [{}, false],
  [{ TO: '/backups/monday', BACKUP_RECIPIENT: recipient }, false],
])('when a backup is configured with %j, then it is accepted: %s', (variables, isRight) => {
  expect(BackupConfig.safeParse(variables).success).toBe(isRight)
})
