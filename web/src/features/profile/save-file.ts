/** Long enough for the browser to have taken the file. */
const keptMs = 60_000

/** Hands bytes to the browser as a download of that name. */
export function saveFile(bytes: ArrayBuffer, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
