import type { ThemeOption } from '@thumbfolio/contracts'
import { LivePage } from './live-page.js'
import { themePicture } from './theme-pictures.js'

interface LayoutCardProps {
  /** Name of the radio group. */
  group: string
  option: ThemeOption
  isChosen: boolean
  isRecommended: boolean
  previewUrl: string | undefined
  /** Shows only the name below the picture. */
  isCompact: boolean
  onChoose: () => void
}

/** Height by width of what is shown of a page. */
const ratio = 0.78

/** One layout as a radio button: one's page in it, its name, for whom it is. */
export function LayoutCard({
  group,
  option,
  isChosen,
  isRecommended,
  previewUrl,
  isCompact,
  onChoose,
}: LayoutCardProps) {
  const { id, title, description } = option
  const picture = themePicture(id)
  return (
    <label className="group block cursor-pointer">
      <input
        type="radio"
        name={`${group}-layout`}
        value={id}
        className="sr-only"
        checked={isChosen}
        aria-labelledby={`${group}-${id}-title`}
        aria-describedby={`${group}-${id}`}
        onChange={onChoose}
      />
      <span className="block overflow-hidden rounded-box outline outline-line group-has-checked:outline-2 group-has-checked:outline-base-content group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-4">
        {previewUrl !== undefined ? (
          <LivePage url={previewUrl} title={`Your page in the layout ${title}`} ratio={ratio} />
        ) : (
          <span className="block bg-base-200" style={{ aspectRatio: 1 / ratio }}>
            {picture !== undefined && (
              <img src={picture} alt="" loading="lazy" className="h-full w-full object-cover object-top" />
            )}
          </span>
        )}
      </span>
      <span
        className={`flex flex-wrap items-baseline gap-x-2 ${isCompact ? 'mt-1.5 text-sm group-has-checked:font-semibold' : 'mt-2'}`}
      >
        <span id={`${group}-${id}-title`} className={isCompact ? '' : 'font-semibold'}>
          {title}
        </span>
        {isRecommended && !isCompact && <span className="text-sm text-muted">Recommended</span>}
      </span>
      <span
        id={`${group}-${id}`}
        className={isCompact ? 'sr-only' : 'block text-sm text-muted max-sm:hidden'}
      >
        {description}
      </span>
    </label>
  )
}
