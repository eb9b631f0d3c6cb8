import { launchOf, type Site } from './site.js'

/** The resume that the live page was made of; undefined once its launch is not known any more. */
export const resumeOf = (site: Site): string | undefined =>
  (site.live && launchOf(site, site.live.launchId))?.resumeId

/** Whether a page of this resume offers its PDF: its owner agreed to that very file. */
export const offersPdf = ({ settings }: Pick<Site, 'settings'>, resumeId: string | undefined): boolean =>
  resumeId !== undefined && settings.pdf?.resumeId === resumeId

/** The resume whose PDF the live page offers; undefined where it offers none. */
export const offeredPdf = (site: Site): string | undefined =>
  offersPdf(site, resumeOf(site)) ? resumeOf(site) : undefined
