import { patternOf } from './all-languages.js'

/** `Relevant coursework:`, at the start of a line. */
export const courseLabel = new RegExp(
  `^(?:(?:${patternOf('courseModifier')}) )?(?:${patternOf('courseLabel')})\\b[^:]{0,20}:?\\s*`,
  'iu',
)
