/** Has the browser save a file under a name. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; at once some browsers would save nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
