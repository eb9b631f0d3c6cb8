import { readdirSync, readFileSync } from 'node:fs'
import { eventTypes, parseEvent } from './events.js'

const fixtures = new URL('../../fixtures/events/', import.meta.url)
const fixture = (type: string): unknown => JSON.parse(readFileSync(new URL(`${type}.json`, fixtures), 'utf8'))

describe('events on the wire', () => {
  test('when an event type exists, then so does its golden fixture, and no other', () => {
    const files = readdirSync(fixtures).map((name) => name.replace(/\.json$/, ''))
    expect(files.toSorted()).toEqual([...eventTypes].sort())
  })

  test.each(eventTypes)('when %s was written by an earlier release, then it is read unchanged', (type) => {
    const event = parseEvent(fixture(type))
    expect(event.type).toBe(type)
    expect(JSON.parse(JSON.stringify(event))).toEqual(fixture(type))
  })

  test('when a field is missing, then the event is refused', () => {
    const { data, ...envelope } = fixture('site.requested.v1') as { data: { launchId?: string } }
    delete data.launchId
    expect(() => parseEvent({ ...envelope, data })).toThrow('launchId')
  })

  test('when a type is unknown, then the event is refused by name', () => {
    const event = { ...(fixture('site.deleted.v1') as object), type: 'site.painted.v1' }
    expect(() => parseEvent(event)).toThrow('Unknown event type site.painted.v1')
  })

  test('when an amount is not whole lamports, then the event is refused', () => {
    const { data, ...envelope } = fixture('payment.verified.v1') as { data: object }
    expect(() => parseEvent({ ...envelope, data: { ...data, amountLamports: '0.15' } })).toThrow()
  })
})
