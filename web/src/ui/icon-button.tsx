import type { ComponentProps } from 'react'

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, in a word or two: shown to the pointer and to the keyboard. */
  tip: string
  /** The whole name, where those words do not say of what. */
  label?: string
  /** Where the tip is: towards the middle of the screen, so that it is never cut off. */
  side?: keyof typeof sides
  /** Classes that place it. */
  place?: string
}

const sides = { top: '', bottom: 'tooltip-bottom', left: 'tooltip-left' }

/** A button that is a picture alone. */
export const IconButton = ({
  tip,
  label = tip,
  side = 'top',
  place = '',
  className = '',
  ...button
}: IconButtonProps) => (
  <span className={`tooltip flex ${sides[side]} ${place}`} data-tip={tip}>
    <button
      type="button"
      className={`btn btn-square btn-ghost ${className}`}
      aria-label={label}
      {...button}
    />
  </span>
)
