// eslint-disable-next-line no-restricted-syntax -- Jest asks for it
export default async function tearDown() {
  await globalThis.thumbfolioEngines?.[Symbol.asyncDispose]()
}
