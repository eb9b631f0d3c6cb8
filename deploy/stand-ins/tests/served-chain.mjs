/** Serves a chain that carries payments out and never answers them, and says where: to be killed. */
import { serveLocalChain } from '@thumbfolio/stand-ins'

const hang = { kind: 'hang', after: true, methods: ['sendTransaction'] }
const { url } = await serveLocalChain({ directory: process.argv[2], faults: [hang] })
process.stdout.write(`${url}\n`)
