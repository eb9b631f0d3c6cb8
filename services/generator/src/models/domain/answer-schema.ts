import { sectionNames, themes } from '@thumbfolio/site-page'
import { listOf, objectOf, oneOf, text } from './json-schema.js'

/** The answer's schema for structured output: strings and enums, which every vendor supports. */
export const answerSchema = objectOf({
  intro: listOf(text),
  best: listOf(text),
  theme: oneOf([...themes.keys()]),
  sections: listOf(
    objectOf({
      name: oneOf(sectionNames),
      entries: listOf(
        objectOf({ id: text, emphasis: oneOf(['lead', 'normal', 'compact']), lines: listOf(text) }),
      ),
    }),
  ),
  suggestions: listOf(objectOf({ place: text, text, sources: listOf(text) })),
})
