import type { ThemeType } from '@thumbfolio/contracts'
import type { ResumeShape } from '../page/resume-shape.js'
import type { Html } from '../parts/html.js'
import type { Page } from '../parts/page.js'
import type { SectionGroup } from '../parts/section-groups.js'
import type { View } from '../parts/view.js'

/** The layout of a share card: `cardStyles` has the details of each. */
export type CardLayout = 'front' | 'poster' | 'panel' | 'side' | 'ruled' | 'plain'

/** How a page looks: the export `theme` of `themes/<id>/theme.ts`. */
export interface Theme {
  /** One or two words for the picker. */
  readonly title: string
  /** One line for the picker: what it looks like, and for whom. */
  readonly description: string
  /** The type pairing where the owner chose none. */
  readonly type: ThemeType
  /** How well it suits a resume of this shape, 0 to 1. The highest is recommended. */
  readonly suits: (shape: ResumeShape) => number
  /** False: no line is a quote at the top, each stays under its entry. Default: true. */
  readonly quotes?: boolean
  /** False where the first bullet of an entry is set like the others. Default: true. */
  readonly leads?: boolean
  /** Entries of a history that do not fold. Default: 5. */
  readonly unfolded?: number
  /** Default: `front`. */
  readonly card?: CardLayout
  /** What is inside `<main>`: one `h1`, and every section once. */
  readonly layout: (parts: PageParts) => Html
  /** Rules for screens, beside the shared ones. Paper has one layout for all themes. */
  readonly css: string
}

/** What a layout puts in place. */
export interface PageParts {
  readonly page: Page
  readonly view: View
  readonly sections: readonly SectionGroup[]
}
