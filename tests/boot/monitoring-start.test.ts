import { spawnSync } from 'node:child_process'
import { chmod, cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { temporaryDirectory } from '@thumbfolio/testing'

const deployed = (path: string) => fileURLToPath(new URL(`../../deploy/monitoring/${path}`, import.meta.url))
const placeholder = 'https://thumbfolio.example/'
const docs = 'https://git.example.org/a|b&c/docs/'

/** Starts a script of deploy/monitoring in a folder like that of its container, with a fake program that exits. */
async function start(script: string, environment: Record<string, string>) {
  await using directory = await temporaryDirectory()
  const at = (name: string) => join(directory.path, name)
  await cp(deployed('.'), directory.path, { recursive: true })
  await cp(deployed('dashboards/thumbfolio.json'), at('thumbfolio.json'))
  await writeFile(at('prometheus'), '#!/bin/sh\necho "started with $*"\n')
  await chmod(at('prometheus'), 0o755)
  const { status, stdout, stderr } = spawnSync('sh', [at(script), '--storage.tsdb.path=/x'], {
    encoding: 'utf8',
    env: {
      PATH: `${directory.path}:${process.env['PATH']}`,
      PROMETHEUS_CONFIG_DIR: at('written'),
      DASHBOARDS_DIR: at('written'),
      GRAFANA_ENTRYPOINT: at('prometheus'),
      ...environment,
    },
  })
  const written = (name: string) => readFile(at(`written/${name}`), 'utf8').catch(() => '')
  const files = ['alerts.yml', 'page-probe.yml', 'prometheus.yml', 'thumbfolio.json']
  const texts = Object.fromEntries(
    await Promise.all(files.map(async (name) => [name, await written(name)] as const)),
  )
  return { status, stdout, stderr, texts }
}

describe('the start of Prometheus', () => {
  it('when DOCS_URL is set, then each alert links to a runbook there', async () => {
    const { status, stdout, texts } = await start('start-prometheus.sh', {
      DOCS_URL: docs,
      PUBLIC_HOST: 'a.b',
    })
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^started with --config\.file=\S+ --storage/)])
    expect(texts['alerts.yml']).not.toContain(placeholder)
    expect(texts['alerts.yml']).toContain(`runbook_url: ${docs}runbooks/alerts.md#deadletters`)
    expect(texts['prometheus.yml']).toBe(await readFile(deployed('prometheus.yml'), 'utf8'))
  })

  it.each([
    ['', 'DOCS_URL is required'],
    ['docs/runbooks', 'DOCS_URL is required'],
    ['ftp://example.org/', 'DOCS_URL is required'],
    ['https://a.b/"x/', 'without spaces, quotes'],
    ['https://a.b/\n/', 'without spaces, quotes'],
  ])(
    'when DOCS_URL is %j, then nothing starts and the message says what is required',
    async (url, message) => {
      for (const script of ['start-prometheus.sh', 'start-grafana.sh']) {
        const { status, stdout, stderr } = await start(script, { DOCS_URL: url })
        expect([status, stdout, stderr]).toEqual([78, '', expect.stringContaining(message)])
      }
    },
  )

  it('when a host and pages are set, then all of them are probed', async () => {
    const { texts, stderr } = await start('start-prometheus.sh', {
      DOCS_URL: docs,
      PUBLIC_HOST: 'app.example.org',
      PROBE_PAGES: 'https://ada.sites.example.net, https://own.example.com/',
    })
    const targets = ['https://app.example.org/', 'https://ada.sites.example.net', 'https://own.example.com/']
    expect([parse(texts['page-probe.yml']!), stderr]).toEqual([[{ targets }], ''])
  })

  it('when no page is set, then Prometheus starts and the log says that nothing is checked', async () => {
    const { status, texts, stderr } = await start('start-prometheus.sh', { DOCS_URL: docs })
    expect([status, parse(texts['page-probe.yml']!)]).toEqual([0, [{ targets: [] }]])
    expect(stderr).toContain('no page and no certificate is checked')
  })

  it.each(["https://a.b/'] }]", 'a.b'])('when a page is %s, then nothing starts', async (page) => {
    const { status, stderr } = await start('start-prometheus.sh', { DOCS_URL: docs, PROBE_PAGES: page })
    expect([status, stderr]).toEqual([78, expect.stringContaining('PROBE_PAGES has an address')])
  })
})

describe('the start of Grafana', () => {
  it('when it starts, then the links of the dashboard lead to DOCS_URL, and to TRACES_URL where it is set', async () => {
    const { texts } = await start('start-grafana.sh', { DOCS_URL: docs.slice(0, -1) })
    expect(texts['thumbfolio.json']).not.toContain(placeholder)
    const linksOf = (text = '') => (JSON.parse(text) as { links: { title: string; url: string }[] }).links
    const traces = `${docs}runbooks/alerts.md#traces`
    expect(linksOf(texts['thumbfolio.json'])).toContainEqual(
      expect.objectContaining({ title: 'Traces', url: traces }),
    )
    const kept = await start('start-grafana.sh', { DOCS_URL: docs, TRACES_URL: 'http://localhost:16686' })
    expect(linksOf(kept.texts['thumbfolio.json'])).toContainEqual(
      expect.objectContaining({ title: 'Traces', url: 'http://localhost:16686' }),
    )
  })
})
