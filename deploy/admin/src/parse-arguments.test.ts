import { describe, expect, it } from '@jest/globals'
import { UsageError } from './command.js'
import { commandTable } from './command-table.js'
import { parseArguments } from './parse-arguments.js'

const refused = (...words: string[]): string => {
  try {
    parseArguments(words)
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  throw new Error('It was taken')
}

describe('the command line of thumbfolio-admin', () => {
  it('when a command is complete, then it has its arguments and options', () => {
    const parsed = parseArguments(['sites', 'takedown', 'ada', '--reason', 'Spam', '--json'])
    expect(parsed).toMatchObject({ args: ['ada'], isJson: true, options: { reason: 'Spam', all: false } })
    expect(parsed?.command.words).toBe('sites takedown')
    expect(parseArguments(['audit', '--limit', '7'])?.options.limit).toBe(7)
  })

  it('when nothing or --help is typed, then only the usage is wanted', () => {
    expect(parseArguments([])).toBeUndefined()
    expect(parseArguments(['users', 'find', '--help'])).toBeUndefined()
  })

  it('when something is wrong, then the message says what to type', () => {
    expect(refused('users', 'suspend', 'u1')).toContain('add --reason "why"')
    expect(refused('users', 'suspend', 'u1', '--reason', ' ')).toContain('add --reason "why"')
    expect(refused('users', 'erase', 'u1', '--reason', 'They asked')).toContain('add --yes')
    expect(refused('users', 'find')).toContain('users find ID|EMAIL|NAME')
    expect(refused('users', 'find', 'a', 'b')).toContain('users find ID|EMAIL|NAME')
    expect(refused('users', 'dance')).toMatch(/There is no command "users dance"[\s\S]*users suspend/)
    expect(refused('dance')).toContain('There is no command "dance"')
    expect(refused('audit', '--limit', '0')).toContain('from 1 to 500')
    expect(refused('audit', '--loud')).toContain('--loud')
  })

  it('when ids come from a file, then they replace the first argument, if the command takes many', () => {
    const words = ['credits', 'grant', '5', '--ids', 'users.txt', '--reason', 'An outage']
    expect(parseArguments(words)).toMatchObject({ args: ['5'], ids: 'users.txt' })
    expect(() => parseArguments(['users', 'show', '--ids', 'users.txt'])).toThrow(/one at a time/)
    expect(() => parseArguments(['audit', '--since', 'soon'])).toThrow(/--since is a time/)
  })

  it('when every command is looked at, then no two are typed alike, and what changes something needs a reason', () => {
    const words = commandTable.map((command) => command.words)
    expect(new Set(words).size).toBe(words.length)
    const reading = /^log(?:in|out)$|find|show|list|takedowns|check|audit|status|doctor|report$|refunds$/
    for (const { words: typed, needsReason } of commandTable)
      expect([typed, needsReason === true]).toEqual([typed, !reading.test(typed)])
  })
})
