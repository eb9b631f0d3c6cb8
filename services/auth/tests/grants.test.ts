import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { UserGrants } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { AuthUnderTest } from './auth-under-test.js'

const tool = fileURLToPath(new URL('../bin/grants.mjs', import.meta.url))

async function grantsIn(dataDirectory: string, userIds: readonly string[]): Promise<UserGrants[]> {
  const child = spawn(process.execPath, [tool], { env: { DATA_DIR: dataDirectory } })
  const ended = once(child, 'close')
  child.stdin.end(userIds.map((id) => `${id}\n`).join(''))
  let text = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) text += String(chunk)
  await ended
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => UserGrants.parse(JSON.parse(line)))
}

describe('what was granted, for the report on payments', () => {
  it('when it is asked beside the running service, then grants, and payments without an account, are told', async () => {
    await using auth = await AuthUnderTest.start({ SIGNUP_CREDITS: '3' })
    const { userId } = await auth.member()
    const unpaid = await auth.member()
    for (let twice = 0; twice < 2; twice++) {
      await auth.publish('payment.verified.v1', 'o1', { userId, credits: 20, amountLamports: '1' })
      await auth.publish('payment.verified.v1', 'o2', { userId: 'gone', credits: 5, amountLamports: '1' })
    }
    expect(await grantsIn(auth.directory, [userId, unpaid.userId, 'gone', 'never-there'])).toEqual([
      { userId, grants: { signup: 3, o1: 20 }, withoutAccount: [] },
      { userId: unpaid.userId, grants: { signup: 3 }, withoutAccount: [] },
      { userId: 'gone', grants: {}, withoutAccount: ['o2'] },
      { userId: 'never-there', grants: {}, withoutAccount: [] },
    ])
    // The ledger follows by itself.
    await eventually(async () => {
      const everybody = (await grantsIn(auth.directory, [])).map((user) => user.userId)
      return everybody.includes(userId) && everybody.includes(unpaid.userId)
    })
  })
})
