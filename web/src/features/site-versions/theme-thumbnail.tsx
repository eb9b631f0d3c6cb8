import type { SiteVersionItem } from '@thumbfolio/contracts'
import { themePicture } from '../../ui/theme-pictures.js'

/** A small picture of the theme above its name. */
export function ThemeThumbnail({ id, title }: SiteVersionItem['theme']) {
  const picture = themePicture(id)
  return (
    <span className="block w-16 shrink-0 text-center text-xs text-muted">
      {picture !== undefined && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          className="mb-1 aspect-[1/0.78] w-full rounded-field object-cover object-top outline outline-line"
        />
      )}
      {title}
    </span>
  )
}
