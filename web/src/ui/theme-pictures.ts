import academic from './theme-pictures/academic.webp'
import bold from './theme-pictures/bold.webp'
import editorial from './theme-pictures/editorial.webp'
import grid from './theme-pictures/grid.webp'
import minimal from './theme-pictures/minimal.webp'
import sidebar from './theme-pictures/sidebar.webp'

const pictures: Readonly<Record<string, string>> = { academic, bold, editorial, grid, minimal, sidebar }

/** A sample page in a layout; undefined for one that there is no picture of. */
export const themePicture = (layout: string): string | undefined => pictures[layout]
