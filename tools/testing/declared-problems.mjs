import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, afterEach } from '@jest/globals'

const channel = 'thumbfolio.undeclared-problem'
const undeclared = new Set()
const remember = ({ operation, code }) => undeclared.add(`${operation}: ${code}`)

subscribe(channel, remember)
afterAll(() => unsubscribe(channel, remember))

/** A refusal that a route does not declare is not in the OpenAPI document: no test passes over one. */
afterEach(() => {
  const found = [...undeclared]
  undeclared.clear()
  if (found.length > 0)
    throw new Error(`Thrown, but not among the problems of their routes:\n${found.join('\n')}`)
})
