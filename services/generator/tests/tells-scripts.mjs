/** Tells every script that the compiled service loads before it does anything. */
import { Session } from 'node:inspector'

const session = new Session()
session.connect()
session.on('Debugger.scriptParsed', ({ params }) => console.log(params.url))
session.post('Debugger.enable')
await import('../dist/service.js')
