import { createRequire } from 'node:module'

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-node'))
const { ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')

const timeoutOfTests = Symbol.for('TEST_TIMEOUT_SYMBOL')

/**
 * A test file in Node's own global scope instead of a VM context. What a file changes of the globals, the environment
 * variables, the console, `process.exit` or the working directory is restored after the file. New globals stay: modules
 * that are loaded once add them, such as the `DOMMatrix` of pdfjs.
 */
export default class NativeEnvironment {
  global = globalThis
  fakeTimers = null
  #globals = Object.getOwnPropertyDescriptors(globalThis)
  #environment = { ...process.env }
  #exit = process.exit
  #directory = process.cwd()

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis)
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose()
    this.moduleMocker.restoreAllMocks()
    process.exit = this.#exit
    if (process.cwd() !== this.#directory) process.chdir(this.#directory)
    for (const name of Object.keys(process.env)) if (!(name in this.#environment)) delete process.env[name]
    Object.assign(process.env, this.#environment)
    delete globalThis[timeoutOfTests]
    const changed = Object.getOwnPropertyDescriptors(globalThis)
    for (const [name, before] of Object.entries(this.#globals)) {
      const now = changed[name]
      if (before.value !== now?.value || before.get !== now?.get)
        Object.defineProperty(globalThis, name, before)
    }
  }

  /** No VM context exists: Node runs the modules. */
  getVmContext() {
    return null
  }
}
