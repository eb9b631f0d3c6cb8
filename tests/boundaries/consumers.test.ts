import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../..', import.meta.url))
/** Their handlers are listed in `service.ts`, each as one line of a table. */
const services = ['auth', 'dashboard', 'payment', 'resume']

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('the consumers', () => {
  it.each(services)(
    'when %s consumes an event, then events/on-<event>.ts does it, and nothing else lies there',
    (service) => {
      const source = `${repository}services/${service}/src`
      const handled = [
        ...readFileSync(`${source}/service.ts`, 'utf8').matchAll(
          /'([a-z]+)\.([a-z-]+)\.v\d+': .*?(on\w+)\(/g,
        ),
      ]
      const expected = handled.map(([, aggregate, verb]) => `on-${aggregate}-${verb}`)
      expect(expected.length).toBeGreaterThan(0)
      expect(handled.map(([, , , handler]) => handler)).toEqual(expected.map(camelCase))
      expect(
        globSync('*.ts', { cwd: `${source}/events` })
          .map((file) => basename(file, '.ts'))
          .sort(),
      ).toEqual([...new Set(expected)].sort())
    },
  )
})
