import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { SASLOptions } from 'kafkajs'

/** The SASL mechanisms that a broker can be asked with. */
export const saslMechanisms = ['scram-sha-512', 'scram-sha-256', 'plain'] as const

/** How a broker is reached and who asks. */
export interface KafkaSecurity {
  /** Verified against these authorities (PEM), by default those that Node trusts. Without it the connection is plain. */
  readonly tls?: { readonly ca?: string }
  readonly sasl?: {
    readonly mechanism: (typeof saslMechanisms)[number]
    readonly username: string
    readonly password: string
  }
}

/** The variables that say so. */
export interface KafkaSecurityVariables {
  readonly KAFKA_TLS: 'off' | 'on'
  readonly KAFKA_CA?: string | undefined
  readonly KAFKA_SASL_MECHANISM: (typeof saslMechanisms)[number]
  readonly KAFKA_USERNAME?: string | undefined
  readonly KAFKA_PASSWORD?: string | undefined
}

export const kafkaSecurityOf = (variables: KafkaSecurityVariables): KafkaSecurity => ({
  ...(variables.KAFKA_TLS === 'on' && {
    tls: variables.KAFKA_CA === undefined ? {} : { ca: variables.KAFKA_CA },
  }),
  ...(variables.KAFKA_USERNAME !== undefined && {
    sasl: {
      mechanism: variables.KAFKA_SASL_MECHANISM,
      username: variables.KAFKA_USERNAME,
      password: variables.KAFKA_PASSWORD ?? '',
    },
  }),
})

/** What of these variables contradicts itself, by variable. */
export function kafkaSecurityMistakes(variables: KafkaSecurityVariables): Record<string, string> {
  const { KAFKA_TLS: tls, KAFKA_CA: ca, KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = variables
  return {
    ...(tls === 'off' && ca !== undefined && { KAFKA_CA: 'needs KAFKA_TLS=on' }),
    ...(username !== undefined &&
      password === undefined && { KAFKA_PASSWORD: 'required with KAFKA_USERNAME' }),
    ...(username === undefined &&
      password !== undefined && { KAFKA_USERNAME: 'required with KAFKA_PASSWORD' }),
    ...(username !== undefined &&
      tls === 'off' &&
      variables.KAFKA_SASL_MECHANISM === 'plain' && {
        KAFKA_SASL_MECHANISM: 'plain sends the password readably: set KAFKA_TLS=on, or use scram-sha-512',
      }),
  }
}

/** As kafkajs takes it. */
export const saslOptions = ({ sasl }: KafkaSecurity): { sasl?: SASLOptions } => (sasl ? { sasl: sasl } : {})

/** Opens a connection; `onConnect` is called once it can be written to. */
export function openSocket(
  { tls }: KafkaSecurity,
  { host, port, onConnect }: { host: string; port: number; onConnect: () => void },
): Socket {
  const socket = tls
    ? connectTls({ host, port, ...(isIP(host) === 0 && { servername: host }), ...tls }, onConnect).setNoDelay(
        true,
      )
    : connectPlain({ host, port, noDelay: true }, onConnect)
  return socket.setKeepAlive(true, 60_000)
}
