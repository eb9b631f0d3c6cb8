import type { ResumeContent } from '@thumbfolio/contracts'
import { groundsOf, type Grounds } from './check/grounds.js'
import { spokenAbout } from './check/spoken-about.js'
import type { PageComposition, PageSentence } from './composition.js'
import { sentencesByPlace, type SpokenAbout } from './provenance.js'

/** What each sentence of a checked page speaks about. */
export function spokenAboutIn(
  composition: PageComposition,
  content: ResumeContent,
  grounds: Grounds = groundsOf(content, composition.language),
): SpokenAbout {
  const about = (sentence: PageSentence) =>
    sentence.by === 'owner' ? [] : spokenAbout(sentence, grounds, composition.language)
  const told = sentencesByPlace(composition).map(([place, sentences]) => [place, sentences.map(about)])
  return Object.fromEntries(told) as SpokenAbout
}
