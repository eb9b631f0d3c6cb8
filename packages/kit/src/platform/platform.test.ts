import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { z } from 'zod'
import { loadConfig } from '../base/config/config.js'
import { platformConfig } from './config/platform-config.js'
import { DataDirectoryInUse } from './data-directory.js'
import { openPlatform } from './platform.js'

describe('a platform that keeps its own files', () => {
  it('when one of the same service has them open, then the second is refused in words and the first goes on', async () => {
    await using directory = await temporaryDirectory()
    const config = loadConfig(z.object(platformConfig), { DATA_DIR: directory.path, LOG_LEVEL: 'silent' })
    const first = await openPlatform('support', config)
    const second = openPlatform('support', config)
    await expect(second).rejects.toThrow(DataDirectoryInUse)
    await expect(second).rejects.toThrow(/in use by another Thumbfolio\. Stop that one/)
    await using other = await openPlatform('dashboard', config)
    expect(other.name).toBe('dashboard')
    expect(await first.database.outbox.pending(1)).toEqual([])
    await first[Symbol.asyncDispose]()
    await using after = await openPlatform('support', config)
    expect(await after.database.outbox.pending(1)).toEqual([])
  })
})
