import { mostOnPage } from '@thumbfolio/contracts'
import { Plus, Trash2 } from 'lucide-react'
import { TextAreaField, TextField } from '../../ui/text-field.js'
import {
  introPlace,
  withBasic,
  withLines,
  withoutProfile,
  withProfile,
  withProfileAdded,
} from './change-words.js'
import { personFields, profileFields } from './section-shapes.js'
import type { Studio } from './studio-store.js'
import { ValueField } from './value-field.js'
import { SuggestedNotes } from './suggested-notes.js'
import { linesIn, type Words } from './words.js'

interface PersonFormProps {
  studio: Studio
  words: Words
  /** The server's validation message for a field, by its path in the edit. */
  problemAt: (path: string) => string | undefined
}

/** Name, contact, headline and introduction. */
export function PersonForm({ studio, words, problemAt }: PersonFormProps) {
  const { basics, headline, intro } = words
  const valueField = (shape: (typeof personFields)[number]) => (
    <ValueField
      key={shape.key}
      shape={shape}
      path={`basics/${shape.key}`}
      value={basics[shape.key]}
      problem={problemAt(`basics/${shape.key}`)}
      onChange={(value) => studio.apply((now) => withBasic(now, shape.key, value), `basics/${shape.key}`)}
    />
  )
  const [name, ...others] = personFields
  return (
    <div className="grid gap-3 pt-1 pb-4">
      {name && valueField(name)}
      <TextField
        label="Headline"
        value={headline}
        maxLength={mostOnPage.headline}
        problem={problemAt('headline')}
        onChange={({ target }) => studio.apply((now) => ({ ...now, headline: target.value }), 'headline')}
      />
      <TextAreaField
        label="Introduction, one line each"
        value={intro.join('\n')}
        onChange={({ target }) =>
          studio.apply((now) => withLines(now, introPlace, linesIn(target.value)), introPlace)
        }
      />
      <SuggestedNotes {...{ studio }} lines={[headline, ...intro]} />
      {others.map(valueField)}
      <Profiles {...{ studio, words, problemAt }} />
    </div>
  )
}

function Profiles({ studio, words: { profiles }, problemAt }: PersonFormProps) {
  return (
    <fieldset className="mt-2 grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Profiles elsewhere</legend>
      {profiles.map((profile, at) => (
        <div key={at} className="grid gap-2 border-l-2 border-line pl-3">
          {profileFields.map((shape) => (
            <ValueField
              key={shape.key}
              shape={shape}
              path={`basics/profiles/${at}/${shape.key}`}
              value={profile[shape.key]}
              problem={problemAt(`basics/profiles/${at}/${shape.key}`)}
              onChange={(value) =>
                studio.apply(
                  (now) => withProfile(now, at, shape.key, String(value)),
                  `profiles/${at}/${shape.key}`,
                )
              }
            />
          ))}
          <button
            type="button"
            className="btn justify-self-start btn-ghost btn-sm"
            aria-label={`Remove profile ${at + 1}`}
            onClick={() => studio.apply((now) => withoutProfile(now, at))}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        className="btn justify-self-start btn-ghost btn-sm"
        onClick={() => studio.apply(withProfileAdded)}
      >
        <Plus className="size-4" aria-hidden="true" />
        Add profile
      </button>
    </fieldset>
  )
}
