import { describe, expect, it } from '@jest/globals'
import { jsonFile } from './json-file.js'

describe('jsonFile', () => {
  it('when numbers are times by their name, then they are written as times, and no others', () => {
    const read: unknown = JSON.parse(
      jsonFile({ createdAt: 0, log: [{ at: 1_000 }], sizeBytes: 0, flat: 1, readAt: '2026' }).toString(),
    )
    expect(read).toEqual({
      createdAt: '1970-01-01T00:00:00.000Z',
      log: [{ at: '1970-01-01T00:00:01.000Z' }],
      sizeBytes: 0,
      flat: 1,
      readAt: '2026',
    })
  })
})
