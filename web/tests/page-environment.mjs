import { TestEnvironment } from 'jest-environment-jsdom'

/** A page for tests of components, with what every browser has and jsdom lacks. */
// eslint-disable-next-line no-restricted-syntax -- Jest asks for it
export default class PageEnvironment extends TestEnvironment {
  constructor(...settings) {
    super(...settings)
    const { HTMLDialogElement, Element } = this.global
    // The router and the client of the API make requests, with Node's own signals.
    Object.assign(this.global, { TextEncoder, TextDecoder, AbortController, AbortSignal })
    Object.assign(this.global, { fetch, Headers, Request, Response, TransformStream })
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
    this.global.URL.createObjectURL = () => `blob:${crypto.randomUUID()}`
    this.global.URL.revokeObjectURL = () => undefined
    Element.prototype.scrollIntoView = () => undefined
    this.global.scrollTo = () => undefined
    // There is no layout: no media query matches, and nothing has a size or is visible.
    this.global.matchMedia = (media) =>
      Object.assign(new this.global.EventTarget(), { media, matches: false })
    const silent = class {
      observe() {}
      disconnect() {}
    }
    Object.assign(this.global, { ResizeObserver: silent, IntersectionObserver: silent })
  }
}
