import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { sourceMapsOfModules, startFile } from './native-modules.mjs'

const require = createRequire(import.meta.url)

/**
 * In the place of jest-runtime: Node itself loads the modules, once per process, where jest-runtime loads each again for
 * each file. Everything else (hooks, timeouts, names, order, workers, reports) stays Jest's own. Modules cannot be mocked.
 */
export default class NativeRuntime {
  #environment
  #mark

  constructor(_config, environment, _resolver, transformer) {
    this.#environment = environment
    this.#mark = startFile(transformer)
  }

  unstable_shouldLoadAsEsm() {
    return true
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path).href + this.#mark)
  }

  requireModule(path) {
    return require(path)
  }

  /** Circus keeps its state for as long as its module lives: one file. */
  requireInternalModule(path) {
    delete require.cache[path]
    delete globalThis[Symbol.for('EVENT_HANDLERS')]
    return require(path)
  }

  setGlobalsForRuntime() {
    const { moduleMocker, fakeTimersModern } = this.#environment
    globalThis.jest = {
      fn: moduleMocker.fn.bind(moduleMocker),
      spyOn: moduleMocker.spyOn.bind(moduleMocker),
      restoreAllMocks: () => moduleMocker.restoreAllMocks(),
      useFakeTimers: (options) => fakeTimersModern.useFakeTimers(options),
      useRealTimers: () => fakeTimersModern.useRealTimers(),
      advanceTimersByTime: (ms) => fakeTimersModern.advanceTimersByTime(ms),
      getTimerCount: () => fakeTimersModern.getTimerCount(),
      setSystemTime: (now) => fakeTimersModern.setSystemTime(now),
      setTimeout: (ms) => void (globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = ms),
    }
  }

  getSourceMaps() {
    return sourceMapsOfModules()
  }

  getAllCoverageInfoCopy() {
    return undefined
  }

  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}
}
