/**
 * Publishes for ever, to four subjects at once, and handles what it publishes. What the bus took is a line
 * `published subject n;`, what was handled `handled subject n;`. Arguments: engine module, location, name of the run.
 */
const [module, location, run] = process.argv.slice(2)
const { openBus } = await import(module)
const say = (line) => process.stdout.write(`${line};\n`)

const bus = await openBus(location)
bus.subscribe({
  group: 'first',
  handlers: { 'resume.renamed.v1': async ({ subject, data }) => say(`handled ${subject} ${data.userId}`) },
})
await bus.start()

async function publishForEver(subject) {
  for (let n = 1; ; n++) {
    const envelope = {
      specversion: '1.0',
      id: `${subject}-${n}`,
      type: 'resume.renamed.v1',
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
