import { TestEnvironment } from 'jest-environment-jsdom'

/** A page for tests of components, with what every browser has and jsdom lacks. */
// eslint-disable-next-line no-restricted-syntax -- Jest asks for it
export default class PageEnvironment extends TestEnvironment {
  constructor(...settings) {
    super(...settings)
    Object.assign(this.global, { TextEncoder, TextDecoder })
  }
}
