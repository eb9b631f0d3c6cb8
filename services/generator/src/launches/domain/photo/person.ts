import type { Site } from '../site/site.js'

/** Whose photo it is: the name that stands for it where its owner wrote nothing. */
export const personOf = ({ id, live }: Site): string => live?.source.pinned.content.basics?.name?.trim() || id
