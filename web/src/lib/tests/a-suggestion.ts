import type { SiteSuggestion } from '@thumbfolio/contracts'

/** A wording that passed and waits. */
export const aSuggestion = <T extends object>(more: T): SiteSuggestion & T => ({
  id: 's1',
  title: 'Programmer',
  text: 'Builds engines.',
  place: 'work/0/highlights/0',
  original: 'Built engines.',
  changes: [],
  beyond: [],
  passed: true,
  outdated: false,
  reasons: [],
  sources: [],
  ...more,
})
