import { seeded } from '@thumbfolio/testing'

/** A spoiled PDF; the seed and its number bring it back. */
export interface Mutant {
  name: string
  bytes: Buffer
}

type Spoil = (bytes: Buffer, other: Buffer, below: (limit: number) => number) => Buffer

const cutTail: Spoil = (bytes, _, below) => bytes.subarray(0, below(bytes.length))

const cutMiddle: Spoil = (bytes, _, below) => {
  const from = below(bytes.length)
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + below(4_000))])
}

const flipBits: Spoil = (bytes, _, below) => {
  const copy = Buffer.from(bytes)
  for (let count = 1 + below(60); count > 0; count -= 1) {
    const at = below(copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 << below(8))
  }
  return copy
}

/** Numbers in a PDF are lengths, offsets and references; these are the ones that hurt. */
const changeNumbers: Spoil = (bytes, _, below) => {
  const copy = Buffer.from(bytes)
  const digits = [...copy.keys()].filter((at) => (copy[at] ?? 0) >= 0x30 && (copy[at] ?? 0) <= 0x39)
  for (let count = 1 + below(20); count > 0; count -= 1)
    copy[digits[below(digits.length)] ?? 0] = 0x30 + below(10)
  return copy
}

const splice: Spoil = (bytes, other, below) => {
  const [at, from] = [below(bytes.length), below(other.length)]
  return Buffer.concat([
    bytes.subarray(0, at),
    other.subarray(from, from + below(20_000)),
    bytes.subarray(at + below(2_000)),
  ])
}

const halves: Spoil = (bytes, other, below) =>
  Buffer.concat([bytes.subarray(0, below(bytes.length)), other.subarray(below(other.length))])

const spoils = { cutTail, cutMiddle, flipBits, changeNumbers, splice, halves }

/** `count` mutants of the given PDFs, each spoiled once or twice. */
export function* mutantsOf(pdfs: readonly Buffer[], seed: number, count: number): Generator<Mutant> {
  const random = seeded(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const kinds = Object.entries(spoils)
  for (let number = 0; number < count; number += 1) {
    let bytes = pdfs[below(pdfs.length)] ?? Buffer.alloc(0)
    const names: string[] = []
    for (let times = 1 + below(2); times > 0; times -= 1) {
      const [name, spoil] = kinds[below(kinds.length)] ?? ['cutTail', cutTail]
      bytes = spoil(bytes, pdfs[below(pdfs.length)] ?? bytes, below)
      names.push(name)
    }
    yield { name: `${seed}-${number}-${names.join('-')}`, bytes }
  }
}
