/** Takes each log line as it is written: JSON, already redacted. */
export type LineSink = (line: string) => void

let sink: LineSink | undefined

/** Sends every line of this process to `to` as well; undefined stops it. */
export function forwardLines(to: LineSink | undefined): void {
  sink = to
}

/** The `streamWrite` hook of pino: the line goes on unchanged. */
export function passLine(line: string): string {
  sink?.(line)
  return line
}
