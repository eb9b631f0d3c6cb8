import { encode } from 'uqr'

/** A QR code as a path over `size` x `size` units, with the quiet border that cameras need. */
export function qrDrawing(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

export function qrSvg(text: string): string {
  const { size, path } = qrDrawing(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${path}" fill="#111"/></svg>`
}

/** Wide enough to print. */
const pngPx = 1024

/** @throws Error where the browser draws nothing */
export async function qrPng(text: string): Promise<Blob> {
  const { size, path } = qrDrawing(text)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = pngPx
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, pngPx, pngPx)
  context.scale(pngPx / size, pngPx / size)
  context.fillStyle = '#111'
  context.fill(new Path2D(path))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser made no picture')
  return blob
}
