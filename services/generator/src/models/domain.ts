/** What the domain of launches may import from models. */
export { ModelFailure } from './domain/model.js'
export { asRead, contentsOf, Pinned } from './domain/pinned.js'
export { stripPromptInjections } from './domain/prompt-injections.js'
export { wordDiff, wordsBeyond } from './domain/suggestions/diff.js'
export { factDifferences } from './domain/suggestions/translated-facts.js'
export { type Line } from './domain/translation.js'
export { suggestionsOf } from './domain/suggestions/prose-of-before.js'
export { readSuggestions } from './domain/suggestions/read-suggestions.js'
export {
  Suggestion,
  undecided,
  compared,
  decided,
  isWaiting,
  relaunched,
  type SuggestionReason,
} from './domain/suggestions/suggestion.js'
export { accountOf, type Transcript } from './domain/transcript.js'
export { problemOf, Writing } from './domain/writing.js'
