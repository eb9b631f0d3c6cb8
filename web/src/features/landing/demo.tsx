import { BrowserFrame } from '../../ui/browser-frame.js'
import { examplePictures } from '../../ui/examples/example-pictures.js'
import { examples } from '../../ui/examples/examples.js'

const [shown] = examples

/** A published page to scroll through. */
export function Demo() {
  const { whole: picture, phone } = examplePictures[shown.site] ?? {}
  return (
    <BrowserFrame address={shown.site} className="mt-10">
      <div
        className="h-[26rem] overflow-y-auto overscroll-auto md:h-[38rem]"
        tabIndex={0}
        role="region"
        aria-label="A published portfolio"
      >
        <picture>
          {phone && (
            <source
              media="(max-width: 47.99rem)"
              srcSet={phone.src}
              width={phone.width}
              height={phone.height}
            />
          )}
          <img
            {...picture}
            loading="lazy"
            decoding="async"
            alt={`The page of ${shown.name}: name and title, a summary, the work in order with dates and places, projects, skills, education`}
            className="block h-auto w-full"
          />
        </picture>
      </div>
    </BrowserFrame>
  )
}
