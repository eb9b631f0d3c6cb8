import { afterEach, describe, expect, it } from '@jest/globals'
import { compare, hashSync } from 'bcryptjs'
import { absentHash, BcryptPasswordHasher } from './password-hasher.bcrypt.js'

/** bcryptjs reports progress from inside its key expansion, so a shortcut reports none. */
const workOf = async (password: string, hash: string) => {
  const progress: number[] = []
  const matches = await new Promise<boolean>((resolve, reject) =>
    compare(
      password,
      hash,
      (error, isRight) => (error ? reject(error) : resolve(isRight === true)),
      (done) => void progress.push(done),
    ),
  )
  return { matches, rounds: hash.slice(0, 7), finished: progress.at(-1) }
}

describe('the password hasher', () => {
  let hasher: BcryptPasswordHasher
  afterEach(() => hasher[Symbol.asyncDispose]())

  it('when a password is hashed, then it alone matches', async () => {
    hasher = new BcryptPasswordHasher(4)
    const hash = await hasher.hash('pässword')
    expect(hash).toMatch(/^\$2[ab]\$04\$/)
    expect(await hasher.matches('pässword', hash)).toBe(true)
    expect(await hasher.matches('password', hash)).toBe(false)
    expect(await hasher.matches('pässword', undefined)).toBe(false)
  })

  it('when there is no account, then the comparison is the whole work of the same cost', async () => {
    hasher = new BcryptPasswordHasher(5)
    const real = await workOf('secret1', hashSync('secret2', 5).replace('$2a$', '$2b$'))
    expect(real.finished).toBe(1)
    expect(await workOf('secret1', absentHash(5))).toEqual(real)
  })

  it('when many hash at once, then the event loop keeps turning, and who comes when the queue is full is refused', async () => {
    hasher = new BcryptPasswordHasher(6)
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const answers = await Promise.allSettled(Array.from({ length: 220 }, () => hasher.hash('secret1')))
    clearInterval(timer)
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(18)
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
    expect(turns).toBeGreaterThan(20)
  })

  it('when it is disposed, then what waits is refused and nothing runs on', async () => {
    hasher = new BcryptPasswordHasher(12)
    const waiting = Promise.allSettled([1, 2, 3, 4].map(() => hasher.hash('secret1')))
    await hasher[Symbol.asyncDispose]()
    expect((await waiting).every(({ status }) => status === 'rejected')).toBe(true)
    await expect(hasher.hash('secret1')).rejects.toMatchObject({ code: 'unavailable' })
  })
})
