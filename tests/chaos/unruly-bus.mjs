/** What a test may not lean on: one event, once, in the order of the world. */

/** A bus that takes every event twice, shuffled across subjects and delayed. A subject's own order holds, as the port says. */
export function unruly(bus, random) {
  return {
    publish: async (events) => {
      await new Promise((resolve) => setTimeout(resolve, random() * 50))
      await bus.publish(shuffled([...events, ...events], random))
    },
    subscribe: (subscription) => bus.subscribe(subscription),
    start: () => bus.start(),
    deadLetters: (group) => bus.deadLetters(group),
    redrive: (group) => bus.redrive(group),
    [Symbol.asyncDispose]: () => bus[Symbol.asyncDispose](),
  }
}

/** Draws from the subjects' queues at random. */
function shuffled(events, random) {
  const queues = new Map()
  for (const event of events) queues.set(event.subject, [...(queues.get(event.subject) ?? []), event])
  const order = []
  while (queues.size > 0) {
    const [subject, queue] = [...queues][Math.floor(random() * queues.size)]
    order.push(queue.shift())
    if (queue.length === 0) queues.delete(subject)
  }
  return order
}
