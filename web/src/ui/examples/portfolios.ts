import amaraTop1200 from './amara-osei-top-1200.webp'
import amaraTop480 from './amara-osei-top-480.webp'
import amaraTop800 from './amara-osei-top-800.webp'
import inesTop1200 from './ines-moreau-top-1200.webp'
import inesTop480 from './ines-moreau-top-480.webp'
import inesTop800 from './ines-moreau-top-800.webp'
import jonasTop1200 from './jonas-lind-top-1200.webp'
import jonasTop480 from './jonas-lind-top-480.webp'
import jonasTop800 from './jonas-lind-top-800.webp'
import type { Example } from './examples.js'

/** An example page with pictures of work, a case study, projects of GitHub, a contact form and a second language. */
export interface Portfolio extends Example {
  readonly theme: string
  /** The project that the case study is about, and what it is. */
  readonly study: { readonly name: string; readonly path: string; readonly about: string }
  readonly languages: string
}

/** Made by the test of three portfolios from the resumes and texts in `tests/portfolios`. `make examples` takes the pictures. */
export const portfolios: readonly Portfolio[] = [
  {
    site: 'ines-moreau',
    name: 'Ines Moreau',
    role: 'Product and brand designer',
    theme: 'Bold',
    study: { name: 'Halte', path: '/work/halte', about: 'signs, pictograms and an app for 86 tram stops' },
    languages: 'English and French',
    top: { 480: inesTop480, 800: inesTop800, 1200: inesTop1200 },
  },
  {
    site: 'jonas-lind',
    name: 'Jonas Lind',
    role: 'Distributed systems engineer',
    theme: 'Grid',
    study: {
      name: 'Tidewater',
      path: '/work/tidewater',
      about: 'a queue that keeps its order across crashes',
    },
    languages: 'English and Swedish',
    top: { 480: jonasTop480, 800: jonasTop800, 1200: jonasTop1200 },
  },
  {
    site: 'amara-osei',
    name: 'Amara Osei',
    role: 'Coastal ecologist',
    theme: 'Academic',
    study: { name: 'Seagrass Atlas', path: '/work/seagrass-atlas', about: 'an open atlas of 61 meadows' },
    languages: 'English and French',
    top: { 480: amaraTop480, 800: amaraTop800, 1200: amaraTop1200 },
  },
]
