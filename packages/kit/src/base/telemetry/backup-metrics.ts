import type { MetricDeclaration } from './metric-declaration.js'

const seconds = 's'

/** The metrics of backups, a part of the catalogue. */
export const backupMetrics = {
  'thumbfolio.backup.age': {
    kind: 'gauge',
    unit: seconds,
    means: 'Age of the newest complete backup; counted from 1970 when there is no backup',
    attributes: [],
  },
  'thumbfolio.backup.size': {
    kind: 'gauge',
    unit: 'By',
    means: 'Size of the newest complete backup; 0 when there is no backup',
    attributes: [],
  },
  'thumbfolio.backup.copy.age': {
    kind: 'gauge',
    unit: seconds,
    means:
      'Age of the newest backup in the bucket of BACKUP_S3_BUCKET; counted from 1970 while the bucket is empty, absent without a bucket',
    attributes: [],
  },
  'thumbfolio.backup.check.age': {
    kind: 'gauge',
    unit: seconds,
    means:
      'Time since a backup was last restored into an empty place and reconciled there without a difference for a person; counted from 1970 before the first time, absent with BACKUP_CHECK_DAYS=0',
    attributes: [],
  },
  'thumbfolio.backup.check.failed': {
    kind: 'gauge',
    unit: '{check}',
    means: '1 when the last check of a backup failed, else 0; absent with BACKUP_CHECK_DAYS=0',
    attributes: [],
  },
} as const satisfies Readonly<Record<string, MetricDeclaration>>
