import { fileURLToPath } from 'node:url'
import { describe, jest } from '@jest/globals'
import { itStartsAndWalks } from './main-job.js'

jest.setTimeout(120_000)

describe('the product in one process', () => {
  itStartsAndWalks({
    entry: fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url)),
    /** About 1.3 s alone; other gates of `make verify` run at the same time. */
    answersWithinMs: 10_000,
  })
})
