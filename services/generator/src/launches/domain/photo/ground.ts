import { paletteIdOf, paletteOf } from '@thumbfolio/site-page'
import type { Site } from '../site/site.js'
import { personOf } from './person.js'

/** The paper of the page, which is seen through what is transparent in a picture. */
export const groundOf = (site: Site): string =>
  paletteOf(paletteIdOf(site.settings.theme, personOf(site))).light.paper
