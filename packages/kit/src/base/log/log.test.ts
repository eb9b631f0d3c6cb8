import { expect, it } from '@jest/globals'
import { createLog } from './log.js'

it('when a configuration with keys is logged, then no line has a key, a password or a token', () => {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  const secrets = ['SERVICE_KEY', 'ADMIN_KEY', 'AUTH_SIGNING_KEY', 'OPERATOR_PASSWORD', 'OPERATOR_TOKEN']
  const config = Object.fromEntries(secrets.map((name) => [name, [`hidden ${name}`]]))
  createLog({ name: 'test', level: 'info', destination }).info({ config, ...config, PORT: 1 }, 'started')
  expect(lines.join('')).toContain('"PORT":1')
  expect(lines.join('')).not.toContain('hidden')
})
