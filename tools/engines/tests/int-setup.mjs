/** Before the first integration test: starts the engines, says which, and leads the tests to them. */
import { startSharedEngines } from '@thumbfolio/engines'

// eslint-disable-next-line no-restricted-syntax -- Jest asks for it
export default async function setUp() {
  const engines = await startSharedEngines()
  console.log(engines.line)
  Object.assign(process.env, engines.environment)
  globalThis.thumbfolioEngines = engines
}
