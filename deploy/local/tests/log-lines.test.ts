import { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { eachLine, nameTag, readable } from '../src/log-lines.js'

/** On a terminal they are coloured. */
const plain = (line: string) => readable(line).map(stripVTControlCharacters)

describe('the combined log', () => {
  it('when a process logs an entry, then people read its time, level, text and fields, without ids', () => {
    const entry = {
      level: 30,
      time: 1_763_700_000_123,
      name: 'auth',
      msg: 'listens',
      url: 'http://x',
      trace_id: 'f',
    }
    expect(plain(JSON.stringify(entry))).toEqual(['04:40:00.123 info  listens url=http://x'])
  })

  it('when an entry carries an error, then its stack follows, a line each', () => {
    const entry = { level: 50, time: 0, msg: 'broke', err: { stack: 'Error: no\n    at here' } }
    expect(plain(JSON.stringify(entry))).toEqual(['00:00:00.000 error broke', '  Error: no', '      at here'])
  })

  it.each(['plain words', '{ not json', ''])('when it writes %j, then it stays as it is', (line) => {
    expect(plain(line)).toEqual([line])
  })

  it('when output comes in pieces, then whole lines are heard', async () => {
    const heard: string[] = []
    eachLine(Readable.from(['on', 'e\ntw', 'o\r\nthree']), (line) => void heard.push(line))
    await eventually(() => heard.length === 3)
    expect(heard).toEqual(['one', 'two', 'three'])
  })

  it('when names are long and short, then the lines begin in one column', () => {
    const [short, long] = [nameTag('auth', 0), nameTag('stand-ins', 3)].map(stripVTControlCharacters)
    expect(short).toHaveLength(long!.length)
  })
})
