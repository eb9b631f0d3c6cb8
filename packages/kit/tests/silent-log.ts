import { createLog } from '../src/base/log/log.js'

export const silentLog = createLog({ name: 'test', level: 'silent' })
