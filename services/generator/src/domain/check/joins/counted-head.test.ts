import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherHead } from './counted-head.js'
import { droppedLimit } from './dropped-limit.js'

const said = (entry: string, text: string) => saidOf(text, [groundOf('work/0', [entry], 'en')], 'en')

describe('an amount and what it counts', () => {
  it.each([
    [
      'Wrote adapters for 12 hospital information systems',
      'He wrote adapters for 12 hospitals.',
      '12 … hospitals',
    ],
    [
      'Standards used by nine departments of a state government',
      'Nine state governments use them.',
      'Nine … governments',
    ],
  ])('when “%s” is told as “%s”, then another thing is counted', (entry, text, wrong) => {
    expect(otherHead(said(entry, text))).toBe(wrong)
  })

  it.each([
    [
      'Wrote adapters for 12 hospital information systems',
      'He wrote adapters for 12 information systems of hospitals.',
    ],
    ['Led 40 staff nurses', 'He led 40 nurses.'],
    ['A 24-bed unit', 'The unit has 24 beds.'],
    ['Served 60 people of four villages', 'He served 60 people.'],
    ['Coached 6 junior software engineers', 'She coached 6 juniors.'],
    ['Ran 12 classes for refugees', 'He ran 12 classes.'],
  ])('when “%s” is told as “%s”, then it stands', (entry, text) => {
    expect(otherHead(said(entry, text))).toBeUndefined()
  })
})

describe('what limits a kind of which all is told', () => {
  it.each([
    ['62% of windshield claims close by themselves', '62% of claims close by themselves.', 'claims'],
    [
      'Moved 31 services without customer-visible downtime',
      'She moved 31 services without any downtime.',
      'downtime',
    ],
    ['Wrote the first vector atlas of rail bridges', 'She wrote the first atlas of bridges.', 'atlas'],
  ])('when “%s” is told as “%s”, then it was of fewer', (entry, text, wrong) => {
    expect(droppedLimit(said(entry, text))).toBe(wrong)
  })

  it.each([
    ['62% of windshield claims close by themselves', 'Of windshield claims, 62% close by themselves.'],
    ['Moved 31 services without customer-visible downtime', 'She had no downtime that customers saw.'],
    ['62% of windshield claims close in one call', '62% of windshield claims close in a single call.'],
    ['Wrote a vector atlas of rail bridges', 'She wrote an atlas of bridges.'],
    ['Sole bookkeeper for a builders merchant', 'She is the sole bookkeeper at Harlow Merchants.'],
  ])('when “%s” is told as “%s”, then it stands', (entry, text) => {
    expect(droppedLimit(said(entry, text))).toBeUndefined()
  })
})
