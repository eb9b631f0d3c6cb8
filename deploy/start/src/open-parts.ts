/** Things that were opened, to be closed in the opposite order, each even when another one fails to. */
export class OpenParts implements AsyncDisposable {
  private readonly parts: AsyncDisposable[] = []

  use<T extends AsyncDisposable>(part: T): T {
    this.parts.push(part)
    return part
  }

  /** @throws AggregateError with everything that did not close */
  async [Symbol.asyncDispose](): Promise<void> {
    const failures: unknown[] = []
    for (const part of this.parts.splice(0).reverse())
      try {
        await part[Symbol.asyncDispose]()
      } catch (error) {
        failures.push(error)
      }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed')
  }
}
