import { createLog } from '../src/log/log.js'

export const silentLog = createLog({ name: 'test', level: 'silent' })
