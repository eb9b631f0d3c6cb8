/** The product, except that it tells at its end which packages of OpenTelemetry it loaded. They are CommonJS all. */
import { Module } from 'node:module'

process.on('exit', () => {
  const names = Object.keys(Module._cache).flatMap(
    (path) => /@opentelemetry\/([^/]+)\//.exec(path.replace(/.*\/node_modules\//, ''))?.[1] ?? [],
  )
  console.log(`loaded: ${[...new Set(names)].join(' ')}`)
})
await import('../../deploy/embedded/dist/main.js')
