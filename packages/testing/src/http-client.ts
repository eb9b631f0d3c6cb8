export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  /** Parsed where it is JSON, else text. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
  readonly body: any
}

export interface HttpClient {
  (
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<HttpAnswer>
}

/** Calls a server as a program would. A `body` that is no string is sent as JSON. */
export function httpClient(base: string, token?: string): HttpClient {
  return async (method, path, { body, headers = {} } = {}) => {
    const response = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    }
  }
}
