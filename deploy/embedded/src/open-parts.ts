/** Things that were opened, to be closed in the opposite order, each even when another one fails to. */
export class OpenParts implements AsyncDisposable {
  private readonly closers: (() => PromiseLike<void>)[] = []

  use<T extends AsyncDisposable>(part: T): T {
    this.closers.push(() => part[Symbol.asyncDispose]())
    return part
  }

  onClose(close: () => Promise<void>): void {
    this.closers.push(close)
  }

  /** @throws AggregateError with everything that did not close */
  async [Symbol.asyncDispose](): Promise<void> {
    const failures: unknown[] = []
    for (const close of this.closers.splice(0).reverse())
      try {
        await close()
      } catch (error) {
        failures.push(error)
      }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed')
  }
}
