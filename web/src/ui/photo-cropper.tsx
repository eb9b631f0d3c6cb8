import type { PhotoCrop } from '@thumbfolio/contracts'
import { useId, useRef, type PointerEvent } from 'react'
import { extentOf, leastSize, moved, nudged, resized, type PictureSize } from '../lib/crop-box.js'

interface PhotoCropperProps {
  url: string
  /** Known once the browser has read the picture. */
  size: PictureSize | undefined
  crop: PhotoCrop | undefined
  onSize: (size: PictureSize) => void
  onCrop: (crop: PhotoCrop) => void
  onBroken: () => void
}

const tallest = '22rem'

/** The whole picture with the square that the page will show. Pointer, keys and the slider all move it. */
export function PhotoCropper({ url, size, crop, onSize, onCrop, onBroken }: PhotoCropperProps) {
  const hint = useId()
  const ratio = size && size.width / size.height
  return (
    <div>
      <div
        className="relative overflow-hidden rounded-box bg-base-300 select-none"
        style={{ aspectRatio: ratio ?? 1, maxWidth: ratio && `calc(${tallest} * ${ratio})` }}
      >
        <img
          src={url}
          alt="The picture to crop"
          draggable={false}
          className="block size-full"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize({ width, height })
          }
          onError={onBroken}
        />
        {size && crop && <CropBox {...{ size, crop, onCrop, hint }} />}
      </div>
      <p id={hint} className="mt-2 text-sm text-muted">
        Drag the frame, or move it with the arrow keys.
      </p>
      {size && crop && (
        <label className="mt-3 flex items-center gap-3 text-sm">
          Size
          <input
            type="range"
            className="range range-xs min-w-0 flex-1"
            min={Math.ceil(leastSize(size) * 100)}
            max={100}
            value={Math.round(crop.size * 100)}
            onChange={({ target }) => onCrop(resized(crop, size, Number(target.value) / 100))}
          />
        </label>
      )}
    </div>
  )
}

interface CropBoxProps {
  size: PictureSize
  crop: PhotoCrop
  onCrop: (crop: PhotoCrop) => void
  hint: string
}

function CropBox({ size, crop, onCrop, hint }: CropBoxProps) {
  const from = useRef<{ x: number; y: number; crop: PhotoCrop }>(undefined)
  const { width, height } = extentOf(crop, size)
  const percent = (share: number) => `${share * 100}%`

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const room = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!from.current || !room) return
    const by = {
      x: (event.clientX - from.current.x) / room.width,
      y: (event.clientY - from.current.y) / room.height,
    }
    onCrop(moved(from.current.crop, size, by))
  }

  return (
    <div
      role="group"
      tabIndex={0}
      aria-label="Part of the picture that is shown"
      aria-describedby={hint}
      className="absolute cursor-move touch-none rounded-full border-2 border-white shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)] outline-offset-2 focus-visible:outline-3 focus-visible:outline-primary"
      style={{ left: percent(crop.x), top: percent(crop.y), width: percent(width), height: percent(height) }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY, crop }
      }}
      onPointerMove={drag}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
      onKeyDown={(event) => {
        const next = nudged(crop, size, event.key)
        if (!next) return
        event.preventDefault()
        onCrop(next)
      }}
    />
  )
}
