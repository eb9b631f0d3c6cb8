import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { startEntry } from './entry-process.js'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The rows of `thumbfolio-admin doctor` in the container of a service, about its configuration. */
async function configurationOf(workspace: string, environment: Record<string, string>): Promise<string[]> {
  await using directory = await temporaryDirectory()
  const env = {
    DATA_DIR: join(directory.path, 'data'),
    SERVICE_ENTRY: workspace && at(`${workspace}/dist/main.js`),
    ENGINE_WAIT_SECONDS: '0',
    ...environment,
  }
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [at('deploy/admin/dist/main.js'), 'doctor'], { env }, (_error, text) =>
      resolve(text),
    )
  })
  return output.split('\n').filter((line) => /^(ok|WRONG|-) +configuration /.test(line))
}

it('when the variables of a service are wrong, then the doctor in its container names each, as the start would', async () => {
  const found = await configurationOf('services/payment', {
    NODE_ENV: 'production',
    KAFKA_PARTITIONS: 'many',
    SOLANA_CLUSTER: 'local',
  })
  for (const name of ['KAFKA_PARTITIONS', 'SOLANA_CLUSTER', 'SOLANA_RPC_URL', 'SERVICE_KEY', 'PUBLIC_URL'])
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^WRONG .* ${name}: `)))
})

it('when they are right, then it says so, and outside of a container of a service that it did not check', async () => {
  expect(await configurationOf('services/payment', {})).toEqual([expect.stringMatching(/^ok /)])
  expect(await configurationOf('deploy/embedded', {})).toEqual([expect.stringMatching(/^ok /)])
  expect(await configurationOf('', {})).toEqual([expect.stringMatching(/^- .*not checked/)])
})

it('when a variable of the doctor itself is wrong, then that is a finding too', async () => {
  expect(await configurationOf('', { S3_ENDPOINT: 'files:9000' })).toEqual([
    expect.stringMatching(/^WRONG .* S3_ENDPOINT: must be an address/),
  ])
})

it('when an entry only checks its configuration, then it starts nothing and ends with 0 or 78', async () => {
  await using right = startEntry('support', {}, ['--check-config'])
  await using wrong = startEntry('support', { LOG_LEVEL: 'verbose' }, ['--check-config'])
  expect([await right.ended, right.output()]).toEqual([0, ''])
  expect([await wrong.ended, wrong.output()]).toEqual([78, expect.stringContaining('LOG_LEVEL')])
})
