import type { Readable } from 'node:stream'
import type { RawAnswer, RouteDeclaration, RouteTable } from '@thumbfolio/contracts'
import type { Response } from 'express'
import type { z } from 'zod'
import type { ReceivedFile } from './body/file-body.js'
import type { Session } from './sessions/sessions.js'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a body says: its JSON, or where a file was sent, the fields of its query and the file. */
type BodyFor<R extends RouteDeclaration> =
  | Parsed<R['body']>
  | (R extends { readonly file: { readonly query: infer Q } }
      ? Parsed<Q> & { readonly file: ReceivedFile }
      : never)

type SessionFor<A> = A extends 'session' | 'verified' | 'operator-session' ? Session : undefined
type OperatorFor<A> = A extends 'operator-session' | 'operator-confirmed' ? string : undefined

/** Who asks, and from where. */
export type SenderHeader = 'Authorization' | 'Origin' | 'Sec-Fetch-Site'

/** A request whose parts fit the declaration. */
export interface RouteRequest<R extends RouteDeclaration> {
  readonly params: Parsed<R['params']>
  readonly query: Parsed<R['query']>
  readonly body: BodyFor<R>
  readonly session: SessionFor<R['access']>
  /** Who calls, on a route of an operator: the user id of the session. */
  readonly operator: OperatorFor<R['access']>
  /** Address of the client as the gateway saw it. */
  readonly clientAddress: string
  /** Of the headers that the route declares, and those that say who asks. */
  readonly header: (name: (keyof R['headers'] & string) | SenderHeader) => string | undefined
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal
}

/** Bytes, a stream, or a function that writes the answer itself (an event stream). */
export type RawBody = Uint8Array | Readable | ((response: Response) => Promise<void>)

type BodyOf<A> = A extends RawAnswer ? RawBody : A extends z.ZodType ? z.input<A> : never

/** One of the declared answers. */
export type RouteAnswer<R extends RouteDeclaration> = {
  [S in keyof R['answers']]: {
    readonly status: S
    readonly body: BodyOf<R['answers'][S]>
    readonly headers?: Readonly<Record<string, string | readonly string[]>>
  }
}[keyof R['answers']]

/** Answers one declared route; a refusal is a DomainError that it throws. */
export type Handler<R extends RouteDeclaration> = (request: RouteRequest<R>) => Promise<RouteAnswer<R>>

/** A handler for every route of a table: leaving one out does not compile. */
export type RouteHandlers<T extends RouteTable> = { readonly [K in keyof T]: Handler<T[K]> }
