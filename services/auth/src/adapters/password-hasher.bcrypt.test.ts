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

const owner = { client: 'owner' }

describe('the password hasher', () => {
  let hasher: BcryptPasswordHasher
  afterEach(() => hasher[Symbol.asyncDispose]())

  it('when a password is hashed, then it alone matches', async () => {
    hasher = new BcryptPasswordHasher(4)
    const hash = await hasher.hash('pässword', owner)
    expect(hash).toMatch(/^\$2[ab]\$04\$/)
    expect(await hasher.matches('pässword', hash, owner)).toBe(true)
    expect(await hasher.matches('password', hash, owner)).toBe(false)
    expect(await hasher.matches('pässword', undefined, owner)).toBe(false)
  })

  it('when there is no account, then the comparison is the whole work of the same cost', async () => {
    hasher = new BcryptPasswordHasher(5)
    const real = await workOf('secret1', hashSync('secret2', 5).replace('$2a$', '$2b$'))
    expect(real.finished).toBe(1)
    expect(await workOf('secret1', absentHash(5))).toEqual(real)
  })

  it('when many hash at once, then the event loop keeps turning', async () => {
    hasher = new BcryptPasswordHasher(6)
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await Promise.all(Array.from({ length: 100 }, () => hasher.hash('secret1', owner)))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(20)
  })

  it('when one client has sixty passwords compared, then another one waits for few of them', async () => {
    hasher = new BcryptPasswordHasher(6)
    const hash = await hasher.hash('secret1', owner)
    let done = 0
    const guesses = Array.from({ length: 60 }, () =>
      hasher.matches('wrong one', hash, { client: 'stranger' }).then(() => done++),
    )
    expect(await hasher.matches('secret1', hash, owner)).toBe(true)
    expect(done).toBeLessThan(10)
    await Promise.all(guesses)
  })

  it('when three clients send 260 sign-ups, then those over the limit are refused, and a login is not', async () => {
    hasher = new BcryptPasswordHasher(5)
    const hash = await hasher.hash('secret1', owner)
    let done = 0
    const signUps = Array.from({ length: 260 }, (_, n) =>
      hasher.hash('secret1', { client: `stranger ${n % 3}`, isSignUp: true }).then(() => done++),
    )
    const answers = Promise.allSettled(signUps)
    expect(await hasher.matches('secret1', hash, owner)).toBe(true)
    expect(done).toBeLessThan(10)
    const refused = (await answers).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(58)
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
  })

  it('when it is disposed, then what waits is refused and nothing runs on', async () => {
    hasher = new BcryptPasswordHasher(12)
    const waiting = Promise.allSettled([1, 2, 3, 4].map(() => hasher.hash('secret1', owner)))
    await hasher[Symbol.asyncDispose]()
    expect((await waiting).every(({ status }) => status === 'rejected')).toBe(true)
    await expect(hasher.hash('secret1', owner)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
