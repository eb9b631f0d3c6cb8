import { useEffect, useState } from 'react'
import { pictureBlob, type PhotoHolder, type Picture } from '../lib/photo-api.js'

export interface ShownPicture {
  /** An address within this browser; absent while the bytes are on their way. */
  readonly url?: string
  readonly isBroken: boolean
}

/** A picture as an address that an image element can show. `key` says when it is another one. */
export function usePicture(holder: PhotoHolder, picture: Picture, key: string): ShownPicture {
  const [shown, setShown] = useState<ShownPicture>({ isBroken: false })
  const id = holder.kind === 'site' ? holder.name : holder.id
  useEffect(() => {
    const abort = new AbortController()
    let url: string | undefined
    setShown({ isBroken: false })
    pictureBlob(holder, picture, abort.signal).then(
      (blob) => {
        if (abort.signal.aborted) return
        url = URL.createObjectURL(blob)
        setShown({ url, isBroken: false })
      },
      () => !abort.signal.aborted && setShown({ isBroken: true }),
    )
    return () => {
      abort.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
    }
    // The key identifies the picture.
  }, [holder.kind, id, key])
  return shown
}
