import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { z } from 'zod'
import { ChainBehind, ChainUnavailable, GenesisMismatch } from '../domain/chain-errors.js'
import {
  EndpointFault,
  RequestRefused,
  solanaEndpoint,
  type Endpoint,
  type EndpointOptions,
} from './solana-endpoint.js'

export interface EndpointsOptions extends EndpointOptions {
  /** In order of preference. */
  readonly urls: readonly string[]
  /** @returns why this is not the chain that is configured; undefined when it is */
  readonly genesisObjection: (hash: string) => string | undefined
  /** Time of one call over all endpoints and tries, once it is its turn. Default: 6 s. */
  readonly callMs?: number
  /** Epoch milliseconds. */
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<unknown>
}

interface State {
  readonly endpoint: Endpoint
  /** Asked before its first use, and again after a connection failed: it may lead to another node by then. */
  genesis?: Promise<void> | undefined
  /** It asked us to stay away until then. Epoch milliseconds. */
  rateLimitedUntil: number
  /** Others are asked first until then. */
  backoffUntil: number
  faults: number
}

const defaultCallMs = 6_000
const maxConcurrentCalls = 8
const maxTries = 4
const firstBackoffMs = 150
const maxBackoffMs = 30_000
/** A node that asks for longer is asked again after that. */
const maxRateLimitMs = 60_000

/**
 * Several endpoints of one chain. At most 8 calls are in flight, equal calls share one answer, and a call ends within its
 * time whatever the endpoints do. @throws GenesisMismatch when one of them is another chain
 */
export class SolanaEndpoints {
  readonly #states: readonly State[]
  readonly #options: EndpointsOptions
  readonly #inFlight = new Map<string, Promise<{ value: unknown; endpoint: number }>>()
  readonly #limit = pLimit(maxConcurrentCalls)

  constructor(options: EndpointsOptions) {
    this.#options = options
    this.#states = options.urls.map((url, index) => ({
      endpoint: solanaEndpoint(url, index, options),
      rateLimitedUntil: 0,
      backoffUntil: 0,
      faults: 0,
    }))
  }

  get count(): number {
    return this.#states.length
  }

  /**
   * The first answer of any endpoint, or of `only` that one.
   * @throws ChainUnavailable, ChainBehind, GenesisMismatch, or RequestRefused when the request is refused
   */
  async ask<T>(
    method: string,
    params: readonly unknown[],
    answer: z.ZodType<T>,
    only?: number,
  ): Promise<{ readonly value: T; readonly endpoint: number }> {
    const key = JSON.stringify([only, method, params])
    const running = this.#inFlight.get(key)
    if (running) return running as Promise<{ value: T; endpoint: number }>
    const flight = this.#limit(() => this.#tryEach(method, params, answer, only)).finally(() =>
      this.#inFlight.delete(key),
    )
    this.#inFlight.set(key, flight)
    return flight
  }

  /** What each endpoint answers, in order; undefined where one cannot now. @throws GenesisMismatch, RequestRefused */
  async askEach<T>(
    method: string,
    params: readonly unknown[],
    answer: z.ZodType<T>,
  ): Promise<readonly (T | undefined)[]> {
    return Promise.all(
      this.#states.map(async (_, index) => {
        try {
          return (await this.ask(method, params, answer, index)).value
        } catch (error) {
          if (error instanceof ChainUnavailable) return undefined
          throw error
        }
      }),
    )
  }

  async #tryEach<T>(
    method: string,
    params: readonly unknown[],
    answer: z.ZodType<T>,
    only: number | undefined,
  ): Promise<{ value: T; endpoint: number }> {
    const deadline = this.#now() + (this.#options.callMs ?? defaultCallMs)
    const among = only === undefined ? this.#states : this.#states.filter((_, index) => index === only)
    const tries = new Map<State, number>(among.map((state) => [state, 0]))
    const failures: unknown[] = []
    for (let state; (state = this.#choose(tries, deadline));) {
      const tried = tries.get(state) ?? 0
      const waitMs = Math.max(state.rateLimitedUntil - this.#now(), tried > 0 ? backoffMs(tried) : 0)
      if (waitMs > 0) await this.#wait(waitMs)
      const leftMs = deadline - this.#now()
      if (leftMs <= 0) break
      const untried = [...tries.values()].filter((count) => count === 0).length
      try {
        const timeoutMs = leftMs / Math.max(1, untried)
        await this.#checkGenesis(state, timeoutMs)
        const value = await state.endpoint.ask(method, params, answer, timeoutMs)
        state.faults = 0
        state.backoffUntil = 0
        return { value, endpoint: state.endpoint.index }
      } catch (error) {
        failures.push(error)
        if (!(error instanceof EndpointFault || (error instanceof RequestRefused && error.isOfEndpoint)))
          throw error
        this.#backOff(state, error)
        const isRetryable = error instanceof EndpointFault && !['timeout', 'behind'].includes(error.kind)
        tries.set(state, isRetryable ? tried + 1 : maxTries)
      }
    }
    throw outcomeOf(failures)
  }

  /** The one that was tried least, that needs no rest, that is preferred; none once all had their tries. */
  #choose(tries: ReadonlyMap<State, number>, deadline: number): State | undefined {
    const now = this.#now()
    const rank = (state: State) => [
      tries.get(state) ?? 0,
      Number(state.rateLimitedUntil > now),
      Number(state.backoffUntil > now),
    ]
    return [...tries.keys()]
      .filter((state) => (tries.get(state) ?? 0) < maxTries && state.rateLimitedUntil < deadline)
      .sort((one, other) => compare(rank(one), rank(other)))[0]
  }

  #backOff(state: State, fault: EndpointFault | RequestRefused): void {
    state.faults++
    const now = this.#now()
    const forMs = Math.min(maxBackoffMs, backoffMs(state.faults))
    state.backoffUntil = now + forMs
    if (fault instanceof RequestRefused) return
    if (fault.kind === 'rate limited')
      state.rateLimitedUntil = now + Math.min(maxRateLimitMs, fault.more.retryAfterMs ?? forMs)
    if (fault.kind === 'unavailable') state.genesis = undefined
  }

  async #checkGenesis(state: State, timeoutMs: number): Promise<void> {
    state.genesis ??= state.endpoint.ask('getGenesisHash', [], z.string(), timeoutMs).then((hash) => {
      const objection = this.#options.genesisObjection(hash)
      if (objection !== undefined)
        throw new GenesisMismatch(`Solana endpoint ${state.endpoint.index + 1}: ${objection}`)
    })
    try {
      await state.genesis
    } catch (error) {
      state.genesis = undefined
      throw error
    }
  }

  #now = (): number => this.#options.now?.() ?? Date.now()
  #wait = async (ms: number): Promise<void> => {
    await (this.#options.wait ?? pause)(ms)
  }
}

/** Doubles with each try, from half of that to all of it. */
const backoffMs = (tries: number): number =>
  firstBackoffMs * 2 ** Math.min(tries - 1, 10) * (0.5 + Math.random() / 2)

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, at) => value !== other[at])
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0)
}

/** A refusal outweighs a fault: a wrong key is not "the network is away". */
function outcomeOf(failures: readonly unknown[]): Error {
  const refused = failures.find((failure) => failure instanceof RequestRefused)
  if (refused) return refused
  const cause = failures.at(-1)
  const isBehind = cause instanceof EndpointFault && cause.kind === 'behind'
  const reason = cause instanceof Error ? cause.message : 'each asked us to wait'
  const Outcome = isBehind ? ChainBehind : ChainUnavailable
  return new Outcome(`No Solana endpoint answered: ${reason}`, { cause })
}
