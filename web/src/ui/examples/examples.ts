import deniseTop1200 from './denise-okonkwo-top-1200.webp'
import deniseTop480 from './denise-okonkwo-top-480.webp'
import deniseTop800 from './denise-okonkwo-top-800.webp'
import lucienTop1200 from './lucien-farrow-top-1200.webp'
import lucienTop480 from './lucien-farrow-top-480.webp'
import lucienTop800 from './lucien-farrow-top-800.webp'
import mayaTop1200 from './maya-brandt-top-1200.webp'
import mayaTop480 from './maya-brandt-top-480.webp'
import mayaTop800 from './maya-brandt-top-800.webp'

/** A published page of an invented person. `make examples` takes the pictures of all of them. */
export interface Example {
  readonly site: string
  readonly name: string
  readonly role: string
  /** The first screen of the page, at these widths in pixels and 4:3. */
  readonly top: Readonly<Record<480 | 800 | 1200, string>>
}

export const examples: readonly [Example, Example, Example] = [
  {
    site: 'maya-brandt',
    name: 'Maya Brandt',
    role: 'Backend engineer',
    top: { 480: mayaTop480, 800: mayaTop800, 1200: mayaTop1200 },
  },
  {
    site: 'denise-okonkwo',
    name: 'Denise Okonkwo-Harris',
    role: 'Critical care nurse',
    top: { 480: deniseTop480, 800: deniseTop800, 1200: deniseTop1200 },
  },
  {
    site: 'lucien-farrow',
    name: 'Lucien Farrow',
    role: 'Executive sous chef',
    top: { 480: lucienTop480, 800: lucienTop800, 1200: lucienTop1200 },
  },
]
