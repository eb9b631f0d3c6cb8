import { afterEach, beforeEach } from '@jest/globals'

/** In tests of this file every element has this width, in CSS pixels: jsdom has no layout. */
export function withWidth(width: number): void {
  const silent = globalThis.ResizeObserver
  beforeEach(() => {
    globalThis.ResizeObserver = class {
      constructor(private readonly onSize: ResizeObserverCallback) {}
      observe(): void {
        this.onSize([{ contentRect: { width } } as ResizeObserverEntry], this)
      }
      unobserve(): void {}
      disconnect(): void {}
    }
  })
  afterEach(() => void (globalThis.ResizeObserver = silent))
}
