import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  generatorInternalRoutes,
  problemType,
  type ProblemCode,
  type SortedPart,
} from '@thumbfolio/contracts'
import type { z } from 'zod'

type Question = z.infer<typeof generatorInternalRoutes.sortLines.body>

/** What a question meets: statements, a problem, or nothing as long as it lasts. */
type Answer = ((question: Question) => readonly SortedPart[]) | ProblemCode | 'never'

/** The generator as the resume service meets it: it checks what it is asked by the contract. */
export async function startFakeGenerator() {
  const questions: Question[] = []
  const waiting: ServerResponse[] = []
  let answer: Answer = () => []
  let meanwhile: () => Promise<unknown> = async () => undefined
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void respond(request.url ?? '', Buffer.concat(chunks), response))
  })
  const send = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  async function respond(path: string, bytes: Buffer, response: ServerResponse): Promise<void> {
    if (!/^\/internal\/users\/[^/]+\/resumes\/[^/]+\/sorted-lines$/.test(path))
      return void send(response, 404, {})
    const question = generatorInternalRoutes.sortLines.body.parse(JSON.parse(bytes.toString()))
    questions.push(question)
    await meanwhile()
    if (answer === 'never') return void waiting.push(response)
    if (typeof answer === 'string') return void send(response, problemType(answer).status, problemOf(answer))
    const vendor = question.model === 'sonnet' ? 'anthropic' : 'google'
    send(response, 200, { model: question.model, vendor, parts: answer(question) })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions,
    answers: (next: Answer) => void (answer = next),
    /** Done between a question and its answer. */
    does: (next: typeof meanwhile) => void (meanwhile = next),
    reset() {
      questions.length = 0
      answer = () => []
      meanwhile = async () => undefined
      for (const response of waiting.splice(0)) response.destroy()
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function problemOf(code: ProblemCode): object {
  const { uri, title, status, text } = problemType(code)
  return { type: uri, title, status, detail: text, code, message: text, error: text }
}
