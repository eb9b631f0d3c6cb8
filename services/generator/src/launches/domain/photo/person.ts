import type { Site } from '../site/site.js'

/** Whose photo it is, which is also its default text: the name on the resume, else that of the site. */
export const personOf = ({ id, live }: Site): string => live?.source.pinned.content.basics?.name?.trim() || id
