import { fileURLToPath } from 'node:url'

/** A module for a process or a thread of its own, and the arguments of Node that it needs. */
export interface ChildModule {
  readonly entry: string
  readonly execArgv: string[]
}

const fromSource = new URL('../../../../tools/from-source.mjs', import.meta.url)

/**
 * The module of that name beside the one whose `import.meta.url` is `parentUrl`: compiled where that is compiled, from
 * source where that is source.
 */
export function childModule(parentUrl: string, name: string): ChildModule {
  const isSource = parentUrl.endsWith('.ts')
  return {
    entry: fileURLToPath(new URL(`./${name}.${isSource ? 'ts' : 'js'}`, parentUrl)),
    execArgv: isSource ? ['--conditions=source', '--no-warnings', '--import', fileURLToPath(fromSource)] : [],
  }
}
