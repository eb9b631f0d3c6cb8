/** A process for a supervisor: listens on PORT, and does as BEHAVIOUR says. */
import { createServer } from 'node:http'

const { PORT, BEHAVIOUR } = process.env
const behaviours = {
  misconfigured: () => {
    console.error('PORT: not a port')
    process.exit(78)
  },
  dies: () => process.exit(3),
  deaf: () => process.on('SIGTERM', () => console.log('SIGTERM')),
  polite: () => process.on('SIGTERM', () => process.exit(0)),
}
console.log(`I am ${process.pid}`)
createServer((_request, response) => response.end('ready')).listen(Number(PORT), '127.0.0.1', () =>
  console.log('ready'),
)
behaviours[BEHAVIOUR]()
