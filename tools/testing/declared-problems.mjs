import { subscribe } from 'node:diagnostics_channel'
import { afterEach } from '@jest/globals'

const undeclared = new Set()
subscribe('thumbfolio.undeclared-problem', ({ operation, code }) => undeclared.add(`${operation}: ${code}`))

/** A refusal that a route does not declare is not in the OpenAPI document: no test passes over one. */
afterEach(() => {
  const found = [...undeclared]
  undeclared.clear()
  if (found.length > 0)
    throw new Error(`Thrown, but not among the problems of their routes:\n${found.join('\n')}`)
})
