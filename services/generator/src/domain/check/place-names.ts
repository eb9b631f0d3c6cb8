import type { ResumeContent } from '@thumbfolio/contracts'
import type { Entry } from '../entries.js'
import { perLanguage } from './forms/per-language.js'
import { stateNames } from './state-names.js'

const code = /^[A-Z]{2}$/
const withStates = /^(?:US|USA|CA|United States|Canada)$/i

/**
 * The names that an entry's codes stand for: Oregon of `Salem, OR`, Germany of the country `DE`. A code is a state's only
 * where the person does not live in a country that has none of them.
 */
export function placeNames(
  entry: Entry | undefined,
  home: NonNullable<ResumeContent['basics']>['location'],
  language: string,
): string[] {
  const hasStates = home?.countryCode === undefined || withStates.test(home.countryCode)
  const stateOf = (short: string | undefined) => (hasStates ? (stateNames.get(short ?? '') ?? []) : [])
  const location = entry && 'location' in entry ? entry.location : undefined
  if (typeof location === 'string') return [stateOf(/,\s([A-Z]{2})$/.exec(location)?.[1])].flat()
  return [stateOf(location?.region), countryNames(location?.countryCode, language)].flat()
}

const namerOf = perLanguage(
  (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
)

function countryNames(short: string | undefined, language: string): string[] {
  if (short === undefined || !code.test(short)) return []
  return [language, 'en'].flatMap((named) => namerOf(named).of(short) ?? [])
}
