import { z } from 'zod'
import { ProblemBody } from '../problem-body.js'
import type { FileBody, RawAnswer, RequestHeader, RouteDeclaration, ServiceName } from '../route.js'
import { sessionCookieName } from '../session.js'
import { SchemaCollection } from './json-schema.js'
import { problemExamples, problemResponses } from './openapi-problems.js'
import { apiBase, routes } from './routes.js'

const tags: Readonly<Record<ServiceName, string>> = {
  auth: 'Accounts, sessions, one-time codes, credits and pictures',
  resume: 'Resumes: the PDF, what was read from it and its owner’s corrections',
  payment: 'Packages of credits and their payment',
  generator: 'Launches, published sites and their names',
  dashboard: 'What a user has published',
  support: 'Messages to support',
}

/** The OpenAPI 3.1 document of every public route. Internal routes are not in it. */
export function openApiDocument(): object {
  const schemas = new SchemaCollection()
  schemas.convert(z.object({ problem: ProblemBody }), 'input')
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, declaration] of Object.entries(routes) as [string, RouteDeclaration][]) {
    const path = declaration.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [declaration.method.toLowerCase()]: operation(name, declaration, schemas),
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Thumbfolio',
      version: '1',
      description: 'Turns a PDF resume into a published portfolio site.',
    },
    servers: [{ url: apiBase }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.schemas,
      examples: problemExamples(),
      headers: {
        RetryAfter: {
          description: 'Seconds to wait',
          required: true,
          schema: { type: 'integer', minimum: 1 },
        },
        RetryAfterIfBusy: {
          description: 'Seconds to wait, where the problem is `reader-busy`, `photo-busy` or `upload-busy`',
          schema: { type: 'integer', minimum: 1 },
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName },
      },
    },
  }
}

function operation(operationId: string, declaration: RouteDeclaration, schemas: SchemaCollection): object {
  const { access, summary, service, rate, params, query, headers, body, file } = declaration
  const parameters = [
    ...parametersIn('path', params, schemas),
    ...parametersIn('query', query, schemas),
    ...fileParameters(file, schemas),
    ...headerParameters(headers),
  ]
  return {
    operationId,
    summary,
    ...(access === 'verified' && { description: 'Needs a verified e-mail.' }),
    tags: [service],
    'x-rate-class': rate,
    security: access === 'public' ? [] : [{ bearer: [] }, { session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemas.convert(body, 'input') },
          ...(file && { [file.mediaType]: { schema: { type: 'string', format: 'binary' } } }),
        },
      },
    }),
    responses: { ...answerResponses(declaration, schemas), ...problemResponses(declaration) },
  }
}

function parametersIn(
  place: 'path' | 'query',
  shape: z.ZodObject | undefined,
  schemas: SchemaCollection,
): object[] {
  return Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
    schema: schemas.convert(schema as z.ZodType, 'input'),
  }))
}

/** JSON has these fields in its body, so no parameter is required of every request. */
const fileParameters = (file: FileBody | undefined, schemas: SchemaCollection): object[] =>
  parametersIn('query', file?.query, schemas).map((parameter) => ({
    ...parameter,
    required: false,
    description: `Required with a body of ${file?.mediaType}`,
  }))

const headerTexts: Readonly<Record<RequestHeader, string>> = {
  'If-Match': 'The `ETag` of what is changed, as it was read: 412 when it has changed since',
  'Idempotency-Key': 'A request that is repeated with the same key has the answer of the first one',
  'Last-Event-ID': 'The `id` of the last event that was received: the stream goes on after it',
}

const headerParameters = (headers: RouteDeclaration['headers'] = {}): object[] =>
  Object.entries(headers).map(([name, need]) => ({
    name,
    in: 'header',
    description: headerTexts[name as RequestHeader],
    required: need === 'required',
    schema: { type: 'string' },
  }))

function answerResponses(
  { answers, summary }: RouteDeclaration,
  schemas: SchemaCollection,
): Record<string, object> {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      { description: summary, ...content(answer, schemas) },
    ]),
  )
}

function content(answer: z.ZodType | RawAnswer, schemas: SchemaCollection): object {
  if ('raw' in answer) {
    const schema = answer.raw.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' }
    return { content: { [answer.raw]: { schema } } }
  }
  if (answer instanceof z.ZodUndefined) return {}
  return { content: { 'application/json': { schema: schemas.convert(answer, 'output') } } }
}
