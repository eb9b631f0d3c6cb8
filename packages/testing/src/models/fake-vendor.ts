import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { ModelBehaviour } from './behaviours.js'
import { askedData } from './asked-data.js'
import { examinedAnswer, type AskedExamination, type ExaminerBehaviour } from './examiner-behaviours.js'
import { translatedAnswer, type AskedTranslation } from './translated-answer.js'
import { writtenAnswer, type AskedResume } from './written-answer.js'

/** A request as it came in. */
export interface VendorRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Readonly<Record<string, unknown>>
  readonly bytes: number
  /** What is wrong with it; the fake answers 400 then. */
  readonly complaints: readonly string[]
}

export interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface FakeVendorOptions {
  /** Another key is refused as the vendor does; default: `test-key`. */
  readonly apiKey?: string
  /** Models it has; others are not found. */
  readonly models?: readonly string[]
  /** Larger questions are refused; default: 400,000. */
  readonly maxRequestBytes?: number
  /** 0 takes any free port. */
  readonly port?: number
}

/** How one vendor speaks. */
export interface Speech {
  isKeyRight(headers: IncomingHttpHeaders, apiKey: string): boolean
  /** The model a request is about; undefined for a path that the vendor has not. */
  target(request: Omit<VendorRequest, 'complaints'>): { model: string; isQuestion: boolean } | undefined
  /** Everything of a question that is not as the vendor documents it, or that we promise never to send. */
  complaints(request: Omit<VendorRequest, 'complaints'>): string[]
  /** The words of a question: instructions and data. */
  wordsOf(body: VendorRequest['body']): { instructions: string; data: string }
  model(id: string): Reply
  answer(text: string, behaviour: ModelBehaviour, model: string, question: VendorRequest): Reply
  error(status: number, message: string, retryAfterSeconds?: number): Reply
  wrongKey(): Reply
}

/** A vendor of models at the socket. */
export interface FakeVendor extends AsyncDisposable {
  /** Serves as its base URL. */
  readonly url: string
  /** Every request, oldest first. */
  readonly requests: readonly VendorRequest[]
  /** The questions about a resume among them. */
  questions(): readonly VendorRequest[]
  /** The questions about suggestions among them. */
  examinations(): readonly VendorRequest[]
  /** What the next questions meet, one each. */
  next(...behaviours: readonly ModelBehaviour[]): void
  /** What all others meet. */
  always(behaviour: ModelBehaviour): void
  /** What the next examinations meet instead of an answer, one each. */
  nextExamination(...behaviours: readonly ModelBehaviour[]): void
  /** How all others judge. */
  examines(behaviour: ExaminerBehaviour): void
  /** Runs once, right after the next answer was sent. */
  onceAnswered(then: () => void): void
  /** A text that no question may have in it: hidden text, contact data. */
  forbid(text: string): void
  /** Forgets requests, behaviours, forbidden texts and who waits for an answer. */
  reset(): void
}

const timersAreEarlyMs = 20

export async function startFakeVendor(speech: Speech, options: FakeVendorOptions): Promise<FakeVendor> {
  const { apiKey = 'test-key', maxRequestBytes = 400_000 } = options
  const requests: VendorRequest[] = []
  const queue: ModelBehaviour[] = []
  const forbidden: string[] = []
  let standard: ModelBehaviour = { kind: 'well' }
  const examinations: ModelBehaviour[] = []
  let examiner: ExaminerBehaviour = 'honest'
  const isExamination = ({ body }: Pick<VendorRequest, 'body'>) =>
    askedData(speech.wordsOf(body).data, 'suggestions') !== undefined
  /** A request before this time ignores a `Retry-After`, which is a complaint. Epoch milliseconds. */
  let quietUntil = 0
  let answered: (() => void) | undefined
  const notifyAnswered = () => {
    const then = answered
    answered = undefined
    then?.()
  }

  const judged = (request: Omit<VendorRequest, 'complaints'>): VendorRequest => {
    const target = speech.target(request)
    if (!target?.isQuestion) return { ...request, complaints: [] }
    const words = JSON.stringify(request.body)
    return {
      ...request,
      complaints: [
        ...speech.complaints(request),
        ...(request.bytes > maxRequestBytes ? [`${request.bytes} bytes are too many`] : []),
        ...(Date.now() < quietUntil - timersAreEarlyMs ? ['It came before the time that we asked for'] : []),
        ...forbidden.filter((text) => words.includes(text)).map((text) => `It has “${text}” in it`),
      ],
    }
  }

  async function respond(request: VendorRequest, response: ServerResponse): Promise<void> {
    const target = speech.target(request)
    if (!target) return send(response, speech.error(404, 'Not found'))
    if (!speech.isKeyRight(request.headers, apiKey)) return send(response, speech.wrongKey())
    if (options.models && !options.models.includes(target.model))
      return send(response, speech.error(404, `There is no model ${target.model}`))
    if (!target.isQuestion) return send(response, speech.model(target.model))
    if (request.complaints.length > 0) return send(response, speech.error(400, request.complaints.join('; ')))
    const behaviour = isExamination(request)
      ? (examinations.shift() ?? { kind: 'well' as const })
      : (queue.shift() ?? standard)
    if (behaviour.kind === 'error') quietUntil = Date.now() + (behaviour.retryAfterSeconds ?? 0) * 1000
    await behave(speech, { request, response, model: target.model, examiner }, behaviour)
  }

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const bytes = Buffer.concat(chunks)
      const { method = 'GET', url = '/', headers } = incoming
      const request = judged({ method, path: url, headers, body: parsed(bytes), bytes: bytes.length })
      requests.push(request)
      if (speech.target(request)?.isQuestion) response.once('finish', notifyAnswered)
      void respond(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    questions: () => requests.filter((one) => speech.target(one)?.isQuestion && !isExamination(one)),
    examinations: () => requests.filter((one) => speech.target(one)?.isQuestion && isExamination(one)),
    next: (...behaviours) => void queue.push(...behaviours),
    always: (behaviour) => void (standard = behaviour),
    nextExamination: (...behaviours) => void examinations.push(...behaviours),
    examines: (behaviour) => void (examiner = behaviour),
    onceAnswered: (then) => void (answered = then),
    forbid: (text) => void forbidden.push(text),
    reset() {
      for (const list of [requests, queue, examinations, forbidden]) list.length = 0
      standard = { kind: 'well' }
      examiner = 'honest'
      quietUntil = 0
      answered = undefined
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Asked {
  readonly request: VendorRequest
  readonly response: ServerResponse
  readonly model: string
  readonly examiner: ExaminerBehaviour
}

/** An answer in the behaviours that break its text. */
const spoiled = (answer: string, { kind }: ModelBehaviour): string => {
  if (kind === 'wrong-json') return `${answer.slice(0, -2)}, }`
  return kind === 'max-tokens' ? answer.slice(0, Math.ceil(answer.length / 2)) : answer
}

/** How a question is answered: one about a page, about suggestions, or about the lines of a resume. */
function answererOf(
  data: string,
  examiner: ExaminerBehaviour,
): ((behaviour: ModelBehaviour) => string) | undefined {
  const resume = askedData<AskedResume>(data, 'resume')
  if (resume) return (behaviour) => writtenAnswer(resume, behaviour)
  const translation = askedData<AskedTranslation>(data, 'lines')
  if (translation) return (behaviour) => spoiled(translatedAnswer(translation, behaviour), behaviour)
  const examination = askedData<AskedExamination>(data, 'suggestions')
  return examination && ((behaviour) => spoiled(examinedAnswer(examination, examiner), behaviour))
}

async function behave(
  speech: Speech,
  { request, response, model, examiner }: Asked,
  behaviour: ModelBehaviour,
): Promise<void> {
  const { data } = speech.wordsOf(request.body)
  const answer = answererOf(data, examiner)
  if (!answer) return send(response, speech.error(400, 'There is no resume in this question'))
  const text = (wanted: ModelBehaviour) => speech.answer(answer(wanted), wanted, model, request)
  switch (behaviour.kind) {
    case 'never':
      return
    case 'slowly':
    case 'slip':
      await pause(behaviour.afterMs)
      return send(response, text(behaviour))
    case 'half':
      return cut(response, text({ kind: 'well' }))
    case 'error':
      return send(response, speech.error(behaviour.status, 'Planned', behaviour.retryAfterSeconds))
    case 'no-answer':
      return void response
        .writeHead(200, { 'Content-Type': behaviour.contentType ?? 'application/json' })
        .end(behaviour.body)
    case 'huge':
      return send(response, speech.answer('x'.repeat(behaviour.bytes), behaviour, model, request))
    case 'text':
      return send(response, speech.answer(behaviour.text, behaviour, model, request))
    case 'well':
    case 'suggests':
    case 'without-usage':
    case 'refusal':
    case 'safety-block':
    case 'max-tokens':
    case 'wrong-json':
    case 'wrong-shape':
    case 'markdown-fences':
    case 'invented-facts':
    case 'markup':
    case 'obeyed-injection':
    case 'sparse':
    case 'unknown-ids':
    case 'prose':
      return send(response, text(behaviour))
  }
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  if (response.destroyed) return
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function cut(response: ServerResponse, { status, headers, body }: Reply): void {
  const bytes = Buffer.from(JSON.stringify(body))
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': bytes.length,
    ...headers,
  })
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
}

function parsed(bytes: Buffer): Record<string, unknown> {
  try {
    return bytes.length === 0 ? {} : (JSON.parse(bytes.toString()) as Record<string, unknown>)
  } catch {
    return {}
  }
}
