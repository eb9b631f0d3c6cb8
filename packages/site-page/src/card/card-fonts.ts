import { fileURLToPath } from 'node:url'

/** The folder of the fonts (`*.ttf`) that a card is drawn with, ending with a separator. */
export const cardFontsFolder = fileURLToPath(new URL('../../fonts/card/', import.meta.url))
