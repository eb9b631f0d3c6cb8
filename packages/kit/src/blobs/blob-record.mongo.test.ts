import { describe, expect, it } from '@jest/globals'
import mongoose from 'mongoose'
import { StoreUnavailable } from '../store/errors.js'
import { draft, drop, expire, forget, publish, type BlobFacts, type Step } from './blob-record.mongo.js'

const [first, second] = [new mongoose.mongo.ObjectId(), new mongoose.mongo.ObjectId()]
const at = (minute: number) => new Date(minute * 60_000)
const content = (file: typeof first, minute: number) => ({ file, sizeBytes: 1, writtenAt: at(minute) })
const after = (...steps: Step[]): BlobFacts =>
  steps.reduce<BlobFacts>((facts, step) => step(facts), { loose: [] })
const written = [draft(first, at(1)), publish(content(first, 2))]
const writtenOver = [...written, draft(second, at(3)), publish(content(second, 4))]

describe('the record of a blob', () => {
  it('when a draft is published, then it is the content, and the content before is loose since then', () => {
    expect(after(...written)).toEqual({ content: content(first, 2), loose: [] })
    expect(after(...writtenOver)).toEqual({
      content: content(second, 4),
      loose: [{ file: first, since: at(4), is: 'replaced' }],
    })
  })

  it('when a draft has expired, then it is never published, whether its file is deleted already or not', () => {
    const expired = [draft(first, at(1)), expire(at(1))]
    expect(() => after(...expired, publish(content(first, 2)))).toThrow(StoreUnavailable)
    expect(() => after(...expired, forget([first]), publish(content(first, 2)))).toThrow(StoreUnavailable)
    expect(after(draft(first, at(1)), expire(at(0)), publish(content(first, 2))).content?.file).toBe(first)
  })

  it('when a blob is dropped, then it and what was before it are dead, and a write that runs is not', () => {
    const { content: left, loose } = after(...writtenOver, draft(first, at(5)), drop(at(6)))
    expect(left).toBeUndefined()
    expect(loose.map(({ is }) => is)).toEqual(['dead', 'draft', 'dead'])
  })
})
