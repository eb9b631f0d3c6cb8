import { readFileSync } from 'node:fs'

/** An environment in which every `NAME_FILE` has become `NAME`. */
export interface FileVariables {
  readonly variables: NodeJS.ProcessEnv
  /** One line for each file that cannot be used: the variable, what was wrong, what to do. */
  readonly unreadable: readonly string[]
}

/**
 * Reads the files that `NAME_FILE` names, as mounted secrets are given, for the given names. Line ends at the end of a
 * file are no part of the value; empty variables count as absent.
 */
export function readFileVariables(environment: NodeJS.ProcessEnv, names: readonly string[]): FileVariables {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const unreadable: string[] = []
  for (const name of new Set(names)) {
    const path = variables[`${name}_FILE`]
    if (path === undefined) continue
    if (variables[name] !== undefined) {
      unreadable.push(`${name}_FILE: ${name} is set too; remove one of the two`)
      continue
    }
    try {
      variables[name] = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '')
      if (variables[name] === '') unreadable.push(`${name}_FILE: ${path} is empty; write the value into it`)
    } catch (error) {
      const { code = 'unreadable' } = error as NodeJS.ErrnoException
      unreadable.push(
        `${name}_FILE: ${path} cannot be read (${code}); mount the file there, or correct the variable`,
      )
    }
  }
  return { variables, unreadable }
}
