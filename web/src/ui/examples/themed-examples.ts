import academicPhone from './theme-academic-phone.webp'
import academic from './theme-academic.webp'
import boldPhone from './theme-bold-phone.webp'
import bold from './theme-bold.webp'
import editorialPhone from './theme-editorial-phone.webp'
import editorial from './theme-editorial.webp'
import gridPhone from './theme-grid-phone.webp'
import grid from './theme-grid.webp'
import minimalPhone from './theme-minimal-phone.webp'
import minimal from './theme-minimal.webp'
import sidebarPhone from './theme-sidebar-phone.webp'
import sidebar from './theme-sidebar.webp'

interface ThemedExample {
  readonly layout: string
  /** The name of the layout. */
  readonly title: string
  /** The top of the page on a laptop, 8:11. */
  readonly laptop: string
  /** Its first screen on a phone. */
  readonly phone: string
}

/** The first example in every layout. `make examples` takes the pictures. */
export const themedExamples: readonly [ThemedExample, ...ThemedExample[]] = [
  { layout: 'editorial', title: 'Editorial', laptop: editorial, phone: editorialPhone },
  { layout: 'bold', title: 'Bold', laptop: bold, phone: boldPhone },
  { layout: 'grid', title: 'Grid', laptop: grid, phone: gridPhone },
  { layout: 'academic', title: 'Academic', laptop: academic, phone: academicPhone },
  { layout: 'minimal', title: 'Minimal', laptop: minimal, phone: minimalPhone },
  { layout: 'sidebar', title: 'Sidebar', laptop: sidebar, phone: sidebarPhone },
]
