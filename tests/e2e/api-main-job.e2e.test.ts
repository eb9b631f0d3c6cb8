import { fileURLToPath } from 'node:url'
import { describe, jest } from '@jest/globals'
import { itStartsAndWalks } from './main-job.js'

jest.setTimeout(120_000)

describe('the product in one process', () => {
  itStartsAndWalks({
    entry: fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url)),
    answersWithinMs: 4_000,
  })
})
