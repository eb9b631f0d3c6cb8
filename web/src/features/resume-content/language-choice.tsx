import { resumeLanguages, type ResumeLanguageCode } from '@thumbfolio/contracts'
import { languageName } from '../../lib/language-name.js'
import type { Editor } from './use-editor.js'

const options = resumeLanguages
  .map((code) => ({ code, name: languageName(code) }))
  .sort((one, other) => one.name.localeCompare(other.name))

/** Which language the page made of this resume is in: its titles and dates, and how it is read aloud. */
export function LanguageChoice({ editor: { reading, language, setLanguage } }: { editor: Editor }) {
  const isGuess = reading.quality?.reasons.some(({ code }) => code === 'language-guess') ?? false
  const isListed = options.some(({ code }) => code === language)
  return (
    <label className="mt-5 block">
      <span className="mb-1 block text-sm font-medium">Language of this resume</span>
      <select
        className="select w-full max-w-xs"
        value={isListed ? language : ''}
        aria-describedby="language-note"
        onChange={(event) => setLanguage(event.target.value as ResumeLanguageCode)}
      >
        {!isListed && (
          <option value="" disabled>
            Choose a language
          </option>
        )}
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <span id="language-note" className="mt-1 block text-sm text-muted">
        {isGuess
          ? 'We are not sure about this one. Headings and dates of your page are written in it.'
          : 'Headings and dates of your page are written in it.'}
      </span>
    </label>
  )
}
