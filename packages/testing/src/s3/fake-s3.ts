import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** One bucket in memory, behind the part of the S3 API that blobs use. */
export interface FakeS3 extends AsyncDisposable {
  /** As `connectS3` takes it. */
  readonly address: {
    readonly endpoint: string
    readonly bucket: string
    readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
  }
  /** By key. */
  readonly objects: ReadonlyMap<string, Buffer>
  /** Keys whose write was refused. */
  readonly refused: readonly string[]
  /** From now on the writes of these keys get 403 `AccessDenied`, which no client repeats. Default: none. */
  refuseWrites(isMeant: (key: string) => boolean): void
}

const bucket = 'pages'

/** Starts one. A request that is not signed, or for another bucket, is refused. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const refused: string[] = []
  const uploads = new Map<string, Map<number, Buffer>>()
  let isRefused = (_key: string): boolean => false

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const [, name, ...rest] = pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    const body = await buffer(request)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
      return sendError(response, 403, 'AccessDenied')
    if (name !== bucket) return sendError(response, 404, 'NoSuchBucket')
    const known = objects.get(key)
    const uploadId = searchParams.get('uploadId')
    if (uploadId !== null || searchParams.has('uploads')) {
      const answered = answerUpload(request.method ?? '', {
        key,
        uploadId,
        part: searchParams.get('partNumber'),
        body,
      })
      if (answered === undefined) return sendError(response, 404, 'NoSuchUpload')
      return sendXml(response, 200, answered.body, answered.etag)
    }
    switch (request.method ?? 'GET') {
      case 'PUT':
        if (isRefused(key)) {
          refused.push(key)
          return sendError(response, 403, 'AccessDenied')
        }
        objects.set(key, body)
        return void response.writeHead(200, { etag: etagOf(body) }).end()
      case 'DELETE':
        objects.delete(key)
        return void response.writeHead(204).end()
      case 'HEAD':
        return void response
          .writeHead(key === '' || known ? 200 : 404, known && { 'content-length': known.length })
          .end()
      case 'GET':
        if (key === '') return sendList(response, searchParams.get('prefix') ?? '')
        return known ? sendObject(response, known, request.headers) : sendError(response, 404, 'NoSuchKey')
      default:
        return sendError(response, 405, 'MethodNotAllowed')
    }
  }

  /** The parts of an object are together once it is complete. */
  function answerUpload(
    method: string,
    {
      key,
      uploadId,
      part,
      body,
    }: { key: string; uploadId: string | null; part: string | null; body: Buffer },
  ): { body: string; etag?: string } | undefined {
    if (isRefused(key)) return void refused.push(key)
    if (uploadId === null) {
      const id = `upload-${uploads.size + 1}`
      uploads.set(id, new Map())
      return {
        body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      }
    }
    const parts = uploads.get(uploadId)
    if (!parts) return undefined
    if (method === 'PUT') {
      parts.set(Number(part), body)
      return { body: '', etag: etagOf(body) }
    }
    uploads.delete(uploadId)
    if (method === 'DELETE') return { body: '' }
    objects.set(
      key,
      Buffer.concat([...parts].sort(([one], [other]) => one - other).map(([, bytes]) => bytes)),
    )
    return { body: `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>` }
  }

  function sendList(response: ServerResponse, prefix: string): void {
    const contents = [...objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(
        ([key, { length }]) =>
          `<Contents><Key>${key}</Key><Size>${length}</Size><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
      )
    sendXml(
      response,
      200,
      `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
    )
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket,
      credentials: { accessKeyId: 'test', secretAccessKey: 'secret of the test' },
    },
    objects,
    refused,
    refuseWrites: (isMeant) => void (isRefused = isMeant),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function sendObject(
  response: ServerResponse,
  bytes: Buffer,
  { range, 'if-match': wanted }: IncomingMessage['headers'],
): void {
  const etag = etagOf(bytes)
  if (wanted !== undefined && wanted !== etag) return sendError(response, 412, 'PreconditionFailed')
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (from === undefined)
    return void response.writeHead(200, { etag, 'content-length': bytes.length }).end(bytes)
  if (Number(from) >= bytes.length) return sendError(response, 416, 'InvalidRange')
  const part = bytes.subarray(Number(from), Number(to) + 1)
  const contentRange = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`
  response.writeHead(206, { etag, 'content-range': contentRange }).end(part)
}

const sendError = (response: ServerResponse, status: number, code: string): void =>
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

function sendXml(response: ServerResponse, status: number, body: string, etag?: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml', ...(etag !== undefined && { etag }) })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
}
