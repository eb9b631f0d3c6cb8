/** Prints the URL of every script that a compiled service loads before it does anything. */
import { Session } from 'node:inspector'

const [, , service] = process.argv
const session = new Session()
session.connect()
session.on('Debugger.scriptParsed', ({ params }) => console.log(params.url))
session.post('Debugger.enable')
await import(`../../services/${service}/dist/service.js`)
