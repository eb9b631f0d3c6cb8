import { spawnSync } from 'node:child_process'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'

const script = fileURLToPath(new URL('../../deploy/monitoring/start-alertmanager.sh', import.meta.url))

/** Starts the script with a fake Alertmanager that exits, and returns the configuration that it was given. */
async function start(environment: Record<string, string>) {
  await using directory = await temporaryDirectory()
  const at = (name: string) => join(directory.path, name)
  await writeFile(at('alertmanager'), '#!/bin/sh\necho "started with $*"\n')
  await chmod(at('alertmanager'), 0o755)
  await writeFile(at('password'), "it's secret\n")
  const { status, stdout, stderr } = spawnSync('sh', [script, '--storage.path=/x'], {
    encoding: 'utf8',
    env: {
      PATH: `${directory.path}:${process.env['PATH']}`,
      ALERTMANAGER_CONFIG: at('config.yml'),
      ALERT_SMTP_PASSWORD_FILE: at('password'),
      ...environment,
    },
  })
  const config = await readFile(at('config.yml'), 'utf8').catch(() => '')
  return { status, stdout, stderr, config }
}

describe('the receivers of alerts', () => {
  it('when there is no receiver, then Alertmanager does not start and the message says what is required', async () => {
    const { status, stderr, stdout } = await start({})
    expect([status, stdout]).toEqual([78, ''])
    expect(stderr).toContain('ALERT_WEBHOOK_URL or ALERT_EMAIL is required')
    const mail = await start({ ALERT_EMAIL: 'ops@example.org' })
    expect([mail.status, mail.stderr]).toEqual([78, expect.stringContaining('needs ALERT_SMTP')])
  })

  it('when a webhook and a heartbeat are set, then alerts and the watchdog have separate receivers', async () => {
    const urls = {
      ALERT_WEBHOOK_URL: 'https://chat.example/a?b=1#c',
      HEARTBEAT_URL: 'https://beat.example/1',
    }
    const { status, stdout, stderr, config } = await start(urls)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/started with --config\.file=\S+ --storage\.path=\/x/)
    expect(config).toContain("- { url: 'https://chat.example/a?b=1#c' }")
    expect(config).toContain("- { url: 'https://beat.example/1', send_resolved: false }")
  })

  it('when mail is set, then its password comes from a file, and a missing heartbeat is logged', async () => {
    const { status, stderr, config } = await start({
      ALERT_EMAIL: 'ops@example.org',
      ALERT_SMTP: 'mail.example.org:587',
      ALERT_SMTP_FROM: 'alerts@example.org',
      ALERT_SMTP_USER: 'alerts',
    })
    expect([status, stderr]).toEqual([0, expect.stringContaining('HEARTBEAT_URL is missing')])
    expect(config).toContain("smarthost: 'mail.example.org:587'")
    expect(config).toContain("auth_password: 'it''s secret'")
  })
})
