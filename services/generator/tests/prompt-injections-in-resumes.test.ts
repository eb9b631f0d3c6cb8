import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { stripPromptInjections } from '../src/models/domain/prompt-injections.js'

const people = new URL('../../../packages/site-page/tests/trust/people/', import.meta.url)
const contents = readdirSync(people)
  .filter((name) => name.endsWith('.json'))
  .map((name): ResumeContent => JSON.parse(readFileSync(new URL(name, people), 'utf8')) as ResumeContent)

describe('the people of the labelled set', () => {
  it('when their resumes are looked through for orders to models, then no word of theirs is taken for one', () => {
    expect(contents.length).toBeGreaterThan(100)
    for (const content of contents) expect(stripPromptInjections({ content }).promptInjections).toEqual([])
  })
})
