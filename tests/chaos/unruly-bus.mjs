/** What a test may not lean on: one event, once, in the order of the world. */

/** Numbers from 0 up to 1 that a seed determines (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

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
