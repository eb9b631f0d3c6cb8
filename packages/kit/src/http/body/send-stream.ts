import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

/** What a reader takes at least in each time of this length. */
export interface LeastPace {
  readonly everyMs: number
  readonly bytes: number
}

/** 6 KB a second. */
const leastPace: LeastPace = { everyMs: 15_000, bytes: 96 * 1024 }

/**
 * Sends a stream as the rest of an answer. A client that hangs up is no fault. One that reads next to nothing is cut off, and
 * what it holds is free again.
 */
export async function sendStream(response: Response, stream: Readable, pace = leastPace): Promise<void> {
  const { socket } = response
  const taken = () => (socket ? socket.bytesWritten - socket.writableLength : 0)
  let before = taken()
  const watching = setInterval(() => {
    if (taken() - before < pace.bytes) response.destroy()
    before = taken()
  }, pace.everyMs)
  try {
    await pipeline(stream, inPieces, response)
  } catch (error) {
    if (!response.destroyed) throw error
  } finally {
    clearInterval(watching)
  }
}

/** What the socket has taken is known by whole writes. */
const pieceBytes = 64 * 1024

async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += pieceBytes) yield chunk.subarray(at, at + pieceBytes)
}
