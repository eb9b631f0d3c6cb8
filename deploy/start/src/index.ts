export { bold, dim, paint, say, sayTable } from './console.js'
export { keptSecret } from './kept-secret.js'
export { sayAddresses, walkIfWanted, type Started } from './tell-start.js'
export { explainFailure, misconfigured } from './explain-failure.js'
