import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What make does with a variable of the command line, without doing anything. */
const make = (variable: string) =>
  spawnSync('make', ['help', variable], { cwd: root, encoding: 'utf8', env: { PATH: process.env['PATH'] } })

describe('a variable of make', () => {
  it.each([
    ['ENGINES=locl', 'ENGINES=locl: choose one of: embedded local containers'],
    ['MODELS=fakes', 'MODELS=fakes: choose one of: fake'],
  ])('when it is %s, then nothing starts on the default, and it says which there are', (variable, told) => {
    const { status, stderr } = make(variable)
    expect(status).not.toBe(0)
    expect(stderr).toContain(told)
  })

  it.each(['ENGINES=local', 'ENGINES=', 'MODELS=fake'])('when it is %s, then it is taken', (variable) => {
    expect(make(variable).status).toBe(0)
  })
})
