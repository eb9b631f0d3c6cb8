/**
 * Publishes for ever, to four subjects at once, and handles what it publishes. What the bus took is a line
 * `published subject n;`, what was handled `handled subject n;`. Arguments: engine module, location, name of the run.
 */
import { setTimeout as pause } from 'node:timers/promises'

const [module, location, run] = process.argv.slice(2)
const { openBus } = await import(module)
const say = (line) => process.stdout.write(`${line};\n`)

const bus = await openBus(location)
bus.subscribe({
  group: 'first',
  handlers: {
    async 'site.deleted.v1'({ subject, data }) {
      // Work that takes its time: the kill has to find events taken up and not yet handled.
      await pause(3)
      say(`handled ${subject} ${data.userId}`)
    },
  },
})
await bus.start()

async function publishForEver(subject) {
  for (let n = 1; ; n++) {
    const envelope = {
      specversion: '1.0',
      id: `${subject}-${n}`,
      type: 'site.deleted.v1',
      source: 'resume',
      subject,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: { userId: String(n) },
    }
    await bus.publish([envelope])
    say(`published ${subject} ${n}`)
  }
}

await Promise.all([1, 2, 3, 4].map((i) => publishForEver(`${run}-${i}`)))
