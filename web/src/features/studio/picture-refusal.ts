import { maxPictureBytes } from '@thumbfolio/contracts'
import { isHeic } from '../../lib/is-heic.js'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Why a file cannot be a picture of work, or undefined. The server looks at what is in it. */
export function pictureRefusal(file: File): string | undefined {
  const { size, type } = file
  if (isHeic(file))
    return 'HEIC pictures cannot be read here. Please export the picture as JPEG, then add it again.'
  if (!(pictureTypes as readonly string[]).includes(type))
    return 'Please choose a JPEG, PNG, WebP or AVIF picture.'
  if (size > maxPictureBytes) return 'Please choose a picture of at most 10 MB.'
  return undefined
}
