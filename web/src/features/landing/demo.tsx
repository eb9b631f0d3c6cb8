import { useState } from 'react'
import { BrowserFrame } from '../../ui/browser-frame.js'
import { examples } from '../../ui/examples/examples.js'
import { themedExamples } from '../../ui/examples/themed-examples.js'
import { Segments } from '../../ui/segments.js'

const [shown] = examples
const size = { laptop: { width: 1120, height: 1540 }, phone: { width: 480, height: 1039 } }

/** A published page to scroll through, in each theme; on a phone, its phone layout. */
export function Demo() {
  const [layout, setLayout] = useState(themedExamples[0].layout)
  const { laptop, phone, title } = themedExamples.find((one) => one.layout === layout) ?? themedExamples[0]
  return (
    <>
      <div className="mt-8 max-w-2xl">
        <Segments
          legend="One page, six themes"
          name="demo-theme"
          chosen={layout}
          options={themedExamples.map((one) => ({ id: one.layout, title: one.title }))}
          onChoose={setLayout}
        />
      </div>
      <BrowserFrame address={shown.site} className="mt-6 max-md:mx-auto max-md:max-w-80">
        <div
          className="h-[34rem] overflow-y-auto overscroll-auto md:h-[38rem]"
          tabIndex={0}
          role="region"
          aria-label="A published portfolio"
        >
          <picture>
            <source media="(max-width: 47.99rem)" srcSet={phone} {...size.phone} />
            <img
              src={laptop}
              {...size.laptop}
              loading="lazy"
              decoding="async"
              alt={`The page of ${shown.name} in the theme ${title}: name and title, a summary, then the work in order with dates and places`}
              className="block h-auto w-full"
            />
          </picture>
        </div>
      </BrowserFrame>
    </>
  )
}
