export { bold, dim, paint, say, sayTable } from './console.js'
export { DataDirectoryInUse, keptSecret, lockDataDirectory } from './data-directory.js'
export { sayAddresses, walkIfWanted, type Started } from './tell-start.js'
export { explainFailure, misconfigured } from './explain-failure.js'
