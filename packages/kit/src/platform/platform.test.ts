import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { z } from 'zod'
import { loadConfig } from '../base/config/config.js'
import { platformConfig } from './config/platform-config.js'
import { DataOfNewerRelease, dataReleases } from './data-release.js'
import { DataDirectoryInUse } from './data-directory.js'
import { openPlatform } from './platform.js'
import { openStoreForTool } from './open-store-for-tool.js'

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

describe('the release that wrote the data', () => {
  it('when they are of a release that this one cannot read, then it is refused in one line and the data are unchanged', async () => {
    await using directory = await temporaryDirectory()
    const config = loadConfig(z.object(platformConfig), { DATA_DIR: directory.path, LOG_LEVEL: 'silent' })
    const tool = { ...config, DATA_DIR: directory.path }
    const first = await openPlatform('support', config)
    const records = first.database.store(dataReleases)
    const own = await records.find('newest')
    expect(own).toMatchObject({ version: 1, release: own?.readableFrom })
    const later = await records.commit({ ...own!, release: '999.2.3', readableFrom: own!.readableFrom })
    await first[Symbol.asyncDispose]()

    const second = await openPlatform('support', config)
    const readable = second.database.store(dataReleases)
    expect(await readable.find('newest')).toEqual(later)
    await readable.commit({ ...later, readableFrom: '999.2.0' })
    await second[Symbol.asyncDispose]()

    await expect(openPlatform('support', config)).rejects.toThrow(DataOfNewerRelease)
    await expect(openStoreForTool('support', tool)).rejects.toThrow(
      /written by release 999\.2\.3.* start 999\.2\.0 or a newer release/,
    )
  })
})
