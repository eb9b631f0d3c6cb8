import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { presentFolder } from './last-release.js'

/** One container of the job: the service whose image it has, and what it runs there. */
export interface MigrationContainer {
  readonly service: string
  readonly command: readonly string[]
}

const read = (path: string) => readFileSync(join(presentFolder, 'deploy/helm/thumbfolio', path), 'utf8')

/** The job that `helm rollback` runs before it replaces a pod, as the chart has it. @throws Error where it has none */
export function migrationJob(): readonly MigrationContainer[] {
  const template = read('templates/migration.yaml')
  const command = /^ +command: \[(.*)\]$/m.exec(template)?.[1]?.split(', ')
  if (!command || !template.includes('pre-rollback'))
    throw new Error('templates/migration.yaml has no command, or does not run before a rollback.')
  const { components } = parse(read('values.yaml')) as {
    components: Record<string, { image: string; migrates?: boolean }>
  }
  const migrating = Object.values(components).filter(({ migrates }) => migrates)
  if (migrating.length === 0) throw new Error('No component of values.yaml migrates.')
  return migrating.map(({ image }) => ({ service: image, command }))
}
