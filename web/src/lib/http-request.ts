export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Blob | undefined
  /** Ends the request where its caller gives it up. */
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs: number
  /** The sent share of the body, 0 to 1. */
  readonly onSent?: ((share: number) => void) | undefined
  /** The received bytes of the response, after each part. */
  readonly onReceived?: ((bytes: number) => void) | undefined
}

/** A response of any status, whole. */
export interface HttpResponse {
  readonly status: number
  readonly header: (name: string) => string | undefined
  readonly body: ArrayBuffer
}

/** No response came within `timeoutMs`. */
export class RequestTimeout extends Error {
  override name = 'RequestTimeout'
}

/** `origin`: default: that of the page. */
export const api = { origin: '', loadAxios: () => import('axios') }

/** Sends with cookies. @throws RequestTimeout; whatever the browser throws where nothing answers or the signal aborts */
export async function request(sent: HttpRequest): Promise<HttpResponse> {
  const timeout = AbortSignal.timeout(sent.timeoutMs)
  const signal = sent.signal ? AbortSignal.any([sent.signal, timeout]) : timeout
  try {
    return await (sent.onSent ? requestWithProgress(sent, sent.onSent, signal) : fetched(sent, signal))
  } catch (error) {
    if (timeout.aborted && !sent.signal?.aborted)
      throw new RequestTimeout('Request timeout', { cause: error })
    throw error
  }
}

async function fetched(sent: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
  const { method, headers, body, onReceived } = sent
  const response = await fetch(api.origin + sent.url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    credentials: 'include',
    signal,
  })
  return {
    status: response.status,
    header: (name) => response.headers.get(name) ?? undefined,
    body: await (onReceived ? counted(response, onReceived) : response.arrayBuffer()),
  }
}

async function counted(response: Response, onReceived: (bytes: number) => void): Promise<ArrayBuffer> {
  if (!response.body) return response.arrayBuffer()
  let bytes = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, stream) {
      onReceived((bytes += part.byteLength))
      stream.enqueue(part)
    },
  })
  return new Response(response.body.pipeThrough(count)).arrayBuffer()
}

/**
 * The same request by axios, loaded with the first upload: `fetch` does not report how much of a body was sent. Without
 * axios, which a new release has under another name, the body is sent and its progress is not reported.
 */
async function requestWithProgress(
  sent: HttpRequest,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<HttpResponse> {
  const loaded = await unlessAborted(api.loadAxios(), signal).catch(() => undefined)
  if (!loaded) return fetched(sent, signal)
  const { method, url, headers, body } = sent
  const { default: axios } = loaded
  const response = await axios.request<ArrayBuffer>({
    method,
    url: api.origin + url,
    headers,
    data: body,
    // It is ready: axios would parse it to find out whether it is JSON.
    transformRequest: [(ready: unknown) => ready],
    withCredentials: true,
    responseType: 'arraybuffer',
    signal,
    validateStatus: () => true,
    onUploadProgress: ({ progress = 0 }) => onSent(progress),
  })
  return {
    status: response.status,
    header: (name) => response.headers[name.toLowerCase()] as string | undefined,
    body: response.data,
  }
}

/** Rejects as soon as the signal aborts: the loading of a module cannot be aborted. */
const unlessAborted = <T>(loading: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    loading.then(resolve, reject)
  })
