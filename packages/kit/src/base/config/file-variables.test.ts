import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { z } from 'zod'
import { loadConfig } from './config.js'

const Secrets = z.object({ SMTP_URL: z.string(), REDIS_URL: z.string().optional() })

describe('a secret in a file', () => {
  it('when NAME_FILE names it, then it is NAME, without the line end that editors add', async () => {
    await using directory = await temporaryDirectory()
    const path = join(directory.path, 'smtp-url')
    await writeFile(path, 'smtp://ada:secret@mail\r\n')
    expect(loadConfig(Secrets, { SMTP_URL_FILE: path }).SMTP_URL).toBe('smtp://ada:secret@mail')
    expect(loadConfig(Secrets, { SMTP_URL: '', SMTP_URL_FILE: path }).SMTP_URL).toBe('smtp://ada:secret@mail')
    const later = z.object({ REDIS_URL: z.string() })
    expect(() => loadConfig(z.object({}), { REDIS_URL_FILE: path }, [later])).not.toThrow()
  })

  it('when it is missing, empty or given twice, then each is a line that says what to do, beside every other mistake', async () => {
    await using directory = await temporaryDirectory()
    const empty = join(directory.path, 'empty')
    await writeFile(empty, '\n')
    const load = () =>
      loadConfig(Secrets, {
        SMTP_URL_FILE: join(directory.path, 'absent'),
        REDIS_URL: 'redis://a',
        REDIS_URL_FILE: empty,
      })
    expect(load).toThrow(/SMTP_URL_FILE: .*absent cannot be read \(ENOENT\); mount the file there/)
    expect(load).toThrow('REDIS_URL_FILE: REDIS_URL is set too; remove one of the two')
    expect(() => loadConfig(Secrets, { SMTP_URL: 'smtp://a', REDIS_URL_FILE: empty })).toThrow(
      /REDIS_URL_FILE: .*empty is empty; write the value into it/,
    )
  })

  it('when a variable that nobody reads ends in _FILE, then it is left alone', () => {
    expect(loadConfig(Secrets, { SMTP_URL: 'smtp://a', OTHER_FILE: 'absent' }).SMTP_URL).toBe('smtp://a')
  })
})
