import { BrowserFrame } from '../../ui/browser-frame.js'
import picture from './pictures/site-whole.webp'

/** A published page, whole, to be scrolled through. */
export function Demo() {
  return (
    <section className="bg-base-200">
      <div className="mx-auto max-w-6xl px-5 py-20 md:px-8 md:py-28">
        <h2 className="title text-3xl">This came out of a two-page PDF</h2>
        <p className="mt-3 max-w-prose text-lg text-muted">
          Nothing was filled in by hand, and nothing stands in it that the resume does not say. Scroll through
          it.
        </p>
        <BrowserFrame address="maya-brandt" className="mt-10">
          <div
            className="h-[26rem] overflow-y-auto overscroll-auto md:h-[38rem]"
            tabIndex={0}
            role="region"
            aria-label="A published portfolio"
          >
            <img
              src={picture}
              width={1920}
              height={3440}
              loading="lazy"
              alt="A portfolio site: name and title, a summary, the work in order with dates and places, projects, skills, education"
              className="block h-auto w-full"
            />
          </div>
        </BrowserFrame>
      </div>
    </section>
  )
}
