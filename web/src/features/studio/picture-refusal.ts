import { maxPictureBytes } from '@thumbfolio/contracts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Why a file cannot be a picture of work, or undefined. The server looks at what is in it. */
export function pictureRefusal({ size, type, name }: File): string | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return 'HEIC pictures cannot be read here. Please export the picture as JPEG, then add it again.'
  if (!(pictureTypes as readonly string[]).includes(type))
    return 'Please choose a JPEG, PNG, WebP or AVIF picture.'
  if (size > maxPictureBytes) return 'Please choose a picture of at most 10 MB.'
  return undefined
}
