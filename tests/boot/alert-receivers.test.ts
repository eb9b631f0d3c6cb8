import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { temporaryDirectory } from '@thumbfolio/testing'

const script = fileURLToPath(new URL('../../deploy/monitoring/start-alertmanager.sh', import.meta.url))

const mail = {
  ALERT_EMAIL: 'ops@example.org',
  ALERT_SMTP: 'mail.example.org:587',
  ALERT_SMTP_FROM: 'alerts@example.org',
  ALERT_SMTP_USER: 'alerts',
}

/** Starts the script with a fake Alertmanager that exits, and returns the configuration that it was given. */
async function start(
  environment: Record<string, string>,
  prepare: (password: string) => Promise<unknown> = (path) => writeFile(path, "it's secret\n"),
) {
  await using directory = await temporaryDirectory()
  const at = (name: string) => join(directory.path, name)
  await writeFile(at('alertmanager'), '#!/bin/sh\necho "started with $*"\n')
  await chmod(at('alertmanager'), 0o755)
  await prepare(at('password'))
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
    const incomplete = await start({ ALERT_EMAIL: 'ops@example.org' })
    expect([incomplete.status, incomplete.stderr]).toEqual([78, expect.stringContaining('needs ALERT_SMTP')])
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
    // Then the service that expects the heartbeat raises the alarm.
    expect((parse(config) as { inhibit_rules: unknown }).inhibit_rules).toContainEqual({
      source_matchers: ['alertname="AlertsNotDelivered"'],
      target_matchers: ['alertname="Watchdog"'],
    })
  })

  it('when mail is set, then its password comes from a file, and a missing heartbeat is logged', async () => {
    const { status, stderr, config } = await start(mail)
    expect([status, stderr]).toEqual([0, expect.stringContaining('HEARTBEAT_URL is missing')])
    expect(config).toContain("smarthost: 'mail.example.org:587'")
    expect(config).toContain("auth_password: 'it''s secret'")
  })

  it.each([
    ['missing', async () => {}, 'cannot be read'],
    ['empty', (path: string) => writeFile(path, ''), 'is empty'],
    ['a folder', (path: string) => mkdir(path), 'is a folder'],
  ])(
    'when the password file is %s, then Alertmanager does not start with an empty password',
    async (_, prepare, reason) => {
      const { status, stdout, stderr, config } = await start(mail, prepare)
      expect({ status, stdout, config }).toEqual({ status: 78, stdout: '', config: '' })
      expect(stderr).toContain(`ALERT_SMTP_PASSWORD_FILE ${reason}`)
    },
  )

  it('when no user for the mail server is set, then no password file is read', async () => {
    const { status, config } = await start({ ...mail, ALERT_SMTP_USER: '' }, async () => {})
    expect(status).toBe(0)
    expect(config).not.toContain('auth_password')
  })
})
