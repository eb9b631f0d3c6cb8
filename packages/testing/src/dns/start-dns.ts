import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import {
  readQuestion,
  writeAnswer,
  type AnswerRecord,
  type Question,
  type RecordType,
} from './dns-message.js'

/** A DNS server on UDP with the records that a test gives it. */
export interface TestDns extends AsyncDisposable {
  /** `127.0.0.1:<port>`, for DNS_SERVERS. */
  readonly address: string
  /** Sets all records of a name and type; none removes them. Aliases are followed, as a resolver does. */
  set(name: string, type: RecordType, ...values: string[]): void
  /** Questions for this name so far, of any type. */
  asked(name: string): number
  /** From now on every question is answered with a failure, or not any more. */
  fail(isFailing: boolean): void
}

export async function startDns(): Promise<TestDns> {
  const records = new Map<string, AnswerRecord[]>()
  const questions = new Map<string, number>()
  let isFailing = false
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    const question = readQuestion(message)
    questions.set(question.name, (questions.get(question.name) ?? 0) + 1)
    const answer = isFailing ? writeAnswer(question, 2, []) : answerTo(question)
    socket.send(answer, port, address)
  })

  function answerTo(question: Question): Buffer {
    const found = question.type ? follow(question.name, question.type) : []
    const isKnown = [...records.keys()].some((key) => key.endsWith(` ${question.name}`))
    return writeAnswer(question, found.length > 0 || isKnown ? 0 : 3, found)
  }

  function follow(name: string, type: RecordType): AnswerRecord[] {
    const own = records.get(`${type} ${name}`)
    const alias = records.get(`CNAME ${name}`)?.[0]
    return own ?? (alias ? [alias, ...follow(alias.value, type)] : [])
  }

  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set(name, type, ...values) {
      if (values.length === 0) records.delete(`${type} ${name}`)
      else
        records.set(
          `${type} ${name}`,
          values.map((value) => ({ name, type, value })),
        )
    },
    asked: (name) => questions.get(name) ?? 0,
    fail: (failing) => void (isFailing = failing),
    [Symbol.asyncDispose]: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}
