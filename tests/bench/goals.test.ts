import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'

const module = fileURLToPath(new URL('target.mjs', import.meta.url))

/** How a bench ends that measures this value. */
function benched(call: string) {
  const code = `import { goal } from '${module}'; goal(${call})`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  })
  return { status, stderr: stderr.trim() }
}

it('when a goal is met, then the bench ends well', () => {
  expect(benched(`'gateway-of-kept-alive', 0.95`)).toEqual({ status: 0, stderr: '' })
  expect(benched(`'uploads-memory', 200`)).toEqual({ status: 0, stderr: '' })
})

it('when a ratio, a count or memory misses its goal, then the bench fails and names it', () => {
  expect(benched(`'gateway-of-kept-alive', 0.9`)).toEqual({
    status: 1,
    stderr: 'Target missed: gateway / bare, kept alive: 0.90, at least 0.95',
  })
  expect(benched(`'uploads-at-once', 19`).status).toBe(1)
  expect(benched(`'process-idle', 111, { of: 'auth' }`).stderr).toContain('auth: idle process')
})

it('when a time misses its goal, then the bench warns: machines differ', () => {
  expect(benched(`'launch-p50', 200`)).toEqual({
    status: 0,
    stderr: 'Warning: launch to verified live, p50: 200 ms, at most 150 ms',
  })
})

it('when a value is not a number, then the bench fails', () => {
  expect(benched(`'workers-of-linear', NaN`).status).toBe(1)
})
