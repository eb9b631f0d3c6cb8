/** The product, which prints at its exit which packages of OpenTelemetry it loaded. All of them are CommonJS. */
import { Module } from 'node:module'

process.on('exit', () => {
  const names = Object.keys(Module._cache).flatMap(
    (path) => /@opentelemetry\/([^/]+)\//.exec(path.replace(/.*\/node_modules\//, ''))?.[1] ?? [],
  )
  console.log(`loaded: ${[...new Set(names)].join(' ')}`)
})
await import('../../deploy/embedded/dist/main.js')
