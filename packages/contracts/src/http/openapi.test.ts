import { SiteName } from '../names/site-name.js'
import { problemCodes, problemType } from '../problems.js'
import type { RouteDeclaration } from '../route.js'
import { authInternalRoutes } from './auth-internal-routes.js'
import { generatorInternalRoutes } from './generator-internal-routes.js'
import { resumeInternalRoutes } from './resume-internal-routes.js'
import { routes } from './routes.js'
import { openApiDocument } from './openapi.js'

interface Operation {
  operationId: string
  tags: string[]
  security: object[]
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<
    string,
    { headers?: object; content?: Record<string, { examples?: Record<string, object> }> }
  >
}
interface Document {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; examples: Record<string, object>; securitySchemes: object }
}

const document = openApiDocument() as Document
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

/** Every object in the document with its JSON pointer. */
function* nodes(value: unknown, pointer = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  yield [pointer, value as Record<string, unknown>]
  for (const [key, child] of Object.entries(value))
    yield* nodes(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
}

/** What they change is named in their body, or has no version that a caller sees. */
const inBody = new Set(['launchSite', 'changeSitePhoto', 'changeDraftPhoto'])

describe('the OpenAPI document', () => {
  test('when a route is declared, then it is one operation, and internal ones are none', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(routes).sort())
    expect(JSON.stringify(document)).not.toContain('/internal/')
    for (const name of Object.keys({
      ...authInternalRoutes,
      ...generatorInternalRoutes,
      ...resumeInternalRoutes,
    }))
      expect(routes).not.toHaveProperty(name)
  })

  test('when two routes are compared, then method and path differ', () => {
    const places = Object.values(routes).map(
      ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`,
    )
    expect(new Set(places).size).toBe(places.length)
  })

  test('when something is referred to, then it is there', () => {
    const pointers = new Set([...nodes(document)].map(([pointer]) => pointer))
    const references = [...nodes(document)].flatMap(([, { $ref }]) =>
      typeof $ref === 'string' ? [$ref] : [],
    )
    expect(references.length).toBeGreaterThan(0)
    expect(references.filter((reference) => !pointers.has(reference))).toEqual([])
    expect([...nodes(document)].filter(([, node]) => '$defs' in node || '$schema' in node)).toEqual([])
  })

  test.each(operations)(
    'when $operationId has parameters in its path, then each is declared once',
    ({ path, parameters }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = (parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect(declared.map(({ name }) => name)).toEqual(inPath)
      expect(declared.every(({ required }) => required)).toBe(true)
    },
  )

  test.each(operations)(
    'when $operationId is called, then it has an answer and real problems',
    ({ responses, tags }) => {
      const statuses = Object.keys(responses).map(Number)
      expect(statuses.some((status) => status >= 200 && status < 300)).toBe(true)
      const codes = Object.entries(responses)
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([, { content }]) => Object.keys(content?.['application/problem+json']?.examples ?? {}))
      expect(codes).toContain('internal-error')
      expect(codes.filter((code) => !(problemCodes as string[]).includes(code))).toEqual([])
      expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(tags))
    },
  )

  test('when a route needs a session, then it says so and can answer 401', () => {
    for (const [name, { access }] of Object.entries(routes)) {
      const operation = operations.find(({ operationId }) => operationId === name)!
      expect(operation.security).toEqual(access === 'public' ? [] : [{ bearer: [] }, { session: [] }])
      expect('401' in operation.responses || access === 'public').toBe(true)
    }
  })

  test('when a refusal says how long to wait, then the document declares it, and only then', () => {
    const declared = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, { headers = {} }]) =>
        'Retry-After' in headers && status !== '429' ? [[operationId, status]] : [],
      ),
    )
    expect(declared).toEqual([
      ['updateProfile', '503'],
      ['uploadResume', '503'],
      ['rereadResume', '503'],
      ['importResume', '503'],
      ['uploadSitePhoto', '503'],
      ['takeOfferedPhoto', '503'],
      ['changeSitePhoto', '503'],
      ['offeredPicture', '503'],
      ['uploadDraftPhoto', '503'],
      ['takeOfferedDraftPhoto', '503'],
      ['changeDraftPhoto', '503'],
      ['offeredDraftPicture', '503'],
      ['uploadPicture', '503'],
      ['offeredPictureOfWork', '503'],
      ['previewLink', '503'],
    ])
    for (const { responses } of operations) expect(responses['429']?.headers).toHaveProperty('Retry-After')
  })

  test('when a request may leave a field out, then the document does not ask for it', () => {
    const launch = operations.find(({ operationId }) => operationId === 'launchSite')!
    expect(launch.requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['fileUrl', 'siteName'],
      properties: { model: { default: 'gemini-flash', $ref: '#/components/schemas/ModelId' } },
    })
  })

  test('when a route takes a file as its body, then its media type and its query are declared beside JSON', () => {
    const { requestBody, parameters } = operations.find(({ operationId }) => operationId === 'uploadResume')!
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/json', 'application/pdf'])
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'name', in: 'query', required: false }))
  })

  test.each(Object.entries<RouteDeclaration>(routes))(
    'when %s reads headers, then the document has them, and their refusals',
    (name, { headers = {}, problems, answers }) => {
      const { parameters = [] } = operations.find(({ operationId }) => operationId === name)!
      const documented = parameters.filter((parameter) => parameter.in === 'header')
      expect(Object.fromEntries(documented.map((one) => [one.name, one.required]))).toEqual(
        Object.fromEntries(Object.entries(headers).map(([header, need]) => [header, need === 'required'])),
      )
      expect(headers['If-Match'] === 'required').toBe(
        problems.includes('precondition-required') && !inBody.has(name),
      )
      expect('If-Match' in headers).toBe(problems.includes('stale') && !inBody.has(name))
      expect('Idempotency-Key' in headers).toBe(problems.includes('idempotency-mismatch'))
      const isStream = Object.values(answers).some(
        (answer) => 'raw' in answer && /event-stream/.test(answer.raw),
      )
      expect('Last-Event-ID' in headers).toBe(isStream)
    },
  )

  test.each(Object.entries<RouteDeclaration>(routes))(
    'when %s takes a body or names something, then it has the refusals of that',
    (name, { body, params, query, problems }) => {
      const { responses } = operations.find(({ operationId }) => operationId === name)!
      for (const status of ['400', '408', '413', '415']) if (body) expect(responses).toHaveProperty(status)
      expect('408' in responses).toBe(body !== undefined)
      if (params) expect(responses).toHaveProperty('404')
      if (query) expect(responses).toHaveProperty('400')
      expect(responses).toMatchObject(
        Object.fromEntries(problems.map((code) => [problemType(code).status, {}])),
      )
    },
  )

  test('when the body names what may not be there, then 404 is declared without a parameter in the path', () => {
    for (const name of ['launchSite', 'makeDraft', 'createTransaction', 'renameResume'])
      expect(
        operations.find(({ operationId }) => operationId === name)?.responses['404']?.content,
      ).toMatchObject({ 'application/problem+json': { examples: { 'not-found': {} } } })
  })

  test('when a field is checked, then the document is as strict', () => {
    const bodyOf = (name: string) =>
      operations.find(({ operationId }) => operationId === name)!.requestBody!.content['application/json']!
    const emailFields = operations.flatMap(({ operationId, requestBody }) => {
      const schema = requestBody?.content['application/json']?.schema as
        { properties?: { email?: { format?: string } } } | undefined
      return schema?.properties?.email ? [[operationId, schema.properties.email.format]] : []
    })
    // Of a login nothing is checked: its refusal must not say what an address looks like.
    expect(emailFields.filter(([, format]) => format !== 'email')).toEqual([['login', undefined]])
    expect(emailFields.length).toBeGreaterThan(5)
    expect(bodyOf('verifyOtp').schema).toMatchObject({ properties: { otp: { pattern: '^\\d{6}$' } } })
    expect(bodyOf('signUp').schema).toMatchObject({
      properties: { password: { minLength: 6, maxLength: 72 } },
    })
  })

  test.each([
    'ada',
    'a',
    '1-2',
    'a'.repeat(63),
    'xn--ada',
    'preview--ada',
    '-a',
    'a-',
    'Ada',
    'a.b',
    '',
    'a'.repeat(64),
  ])('when a site name is %j, then the document takes it if the product does', (name) => {
    const { pattern } = document.components.schemas['SiteName'] as { pattern: string }
    expect(new RegExp(pattern, 'u').test(name)).toBe(SiteName.safeParse(name).success)
  })

  test('when an answer is an event stream or a file, then its media type is declared', () => {
    expect(document.paths['/make/launches/{id}/events']?.['get']?.responses['200']?.content).toHaveProperty(
      'text/event-stream',
    )
    expect(document.paths['/auth/resume/file/{id}']?.['get']?.responses['200']?.content).toHaveProperty(
      'application/pdf',
    )
    expect(document.paths['/make/launches/{id}/events']?.['get']?.responses['204']).not.toHaveProperty(
      'content',
    )
  })
})
