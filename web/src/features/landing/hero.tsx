import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { ExampleTop } from '../../ui/example-top.js'
import { examples } from '../../ui/examples/examples.js'
import resume280 from '../../ui/examples/resume-280.webp'
import resume560 from '../../ui/examples/resume-560.webp'
import { seeFirst } from './see-first.js'
import { Tagline } from './tagline.js'

/** Lazy, because it brings the API client, which the first screen does not need. */
const FreeLaunches = lazy(async () => ({ default: (await import('./free-launches.js')).FreeLaunches }))

export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-14 px-5 pt-28 pb-20 md:px-8 md:pt-36 lg:grid-cols-[minmax(0,12fr)_minmax(0,10fr)] lg:pb-28">
      <div>
        <p className="inline-block rounded-selector bg-base-200 px-2.5 py-1 text-sm font-semibold">
          AI Portfolio Generator
        </p>
        <h1 className="title mt-5 text-4xl">Transform Your Resume into a Professional Portfolio</h1>
        <p className="mt-6 max-w-[34rem] text-lg text-muted">
          Convert your PDF resume into an interactive portfolio in minutes. Upload it, pick a name, and your
          site is live.
        </p>
        <div className="mt-5">
          <Tagline />
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/dashboard" className="btn px-6 btn-primary">
            Get Started
          </Link>
          <Link to="/docs" className="btn px-6">
            Docs
          </Link>
        </div>
        <p className="mt-4 text-sm font-medium">
          <Suspense fallback={seeFirst}>
            <FreeLaunches />
          </Suspense>
        </p>
        <p className="mt-8 text-sm text-muted">Trusted by professionals from leading companies worldwide</p>
      </div>
      <BeforeAndAfter />
    </section>
  )
}

/** The whole product in one picture: the page that goes in, the site that comes out. */
function BeforeAndAfter() {
  return (
    <div className="relative pb-[24%] pl-[14%]">
      <ExampleTop
        example={examples[0]}
        isFirst
        sizes="(min-width: 1152px) 27rem, (min-width: 1024px) 40vw, 80vw"
        className="rounded-box shadow-xl ring-1 ring-black/5"
      />
      <img
        src={resume560}
        srcSet={`${resume280} 280w, ${resume560} 560w`}
        sizes="(min-width: 1152px) 13rem, (min-width: 1024px) 18vw, 38vw"
        width={560}
        height={725}
        decoding="async"
        alt="The resume it was made from, as a PDF page"
        className="absolute bottom-0 left-0 w-[40%] rounded-sm shadow-2xl ring-1 ring-black/5"
      />
    </div>
  )
}
