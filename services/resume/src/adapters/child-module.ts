import { fileURLToPath } from 'node:url'

/** A module for a process or a thread of its own, and the arguments of Node that it needs. */
export interface ChildModule {
  entry: string
  execArgv: string[]
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const isSource = import.meta.url.endsWith('.ts')

/** The module of that name beside this one: compiled where this is compiled, from source where this is source. */
export const childModule = (name: string): ChildModule =>
  isSource
    ? {
        entry: at(`./${name}.ts`),
        execArgv: [
          '--conditions=source',
          '--no-warnings',
          '--import',
          at('../../../../tools/from-source.mjs'),
        ],
      }
    : { entry: at(`./${name}.js`), execArgv: [] }
