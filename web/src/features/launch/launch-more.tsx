import { useEffect, useState, type ReactNode } from 'react'
import { credits } from '../../lib/counted.js'
import { TypeAndScheme } from '../../ui/theme-parts.js'
import type { ThemeChoiceState } from '../../ui/use-theme-choice.js'
import { FallbackChoice } from './consent-choice.js'
import { EditsChoice } from './edits-choice.js'
import { ResumeChoice } from './resume-choice.js'
import type { LaunchFormState } from './use-launch-form.js'

/** The choices that most launches leave at their default. Opens by itself if one of them differs. */
export function LaunchMore({ form, theme }: { form: LaunchFormState; theme: ThemeChoiceState }) {
  const { page, chosen, choose, list, fileUrl, isMissing, defaultResume, consent, cost } = form
  const hasOwn = page !== undefined && page.sentences + page.takenOff > 0
  const mayFallBack = consent.writing !== undefined && !consent.isUnwritten && !form.isByHand
  const { type, scheme } = theme.chosen
  const isChanged =
    isMissing ||
    (defaultResume !== undefined && fileUrl !== defaultResume) ||
    (hasOwn && chosen.edits !== 'keep') ||
    (mayFallBack && consent.fallback !== 'none') ||
    type !== undefined ||
    (scheme !== undefined && scheme !== 'auto')
  return (
    <More isChanged={isChanged}>
      <div>
        <p className="mb-2 text-sm text-muted" id="resume-label">
          Resume
        </p>
        <ResumeChoice
          resumes={list}
          chosen={fileUrl}
          labelId="resume-label"
          onChoose={(resume) => choose({ resume })}
        />
      </div>
      {hasOwn && (
        <EditsChoice
          page={page}
          isKept={chosen.edits === 'keep'}
          onChoose={(isKept) => choose({ edits: isKept ? 'keep' : 'drop' })}
        />
      )}
      <TypeAndScheme choice={theme} />
      {mayFallBack && (
        <FallbackChoice
          choices={consent.fallbacks}
          chosen={consent.fallback}
          otherName={consent.otherName}
          price={credits(cost)}
          onChoose={(fallback) => choose({ fallback })}
        />
      )}
    </More>
  )
}

function More({ isChanged, children }: { isChanged: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(isChanged)
  // Never closes by itself: it may be in use.
  useEffect(() => {
    if (isChanged) setIsOpen(true)
  }, [isChanged])
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="border-t border-line pt-4"
    >
      <summary className="w-fit cursor-pointer font-semibold">More</summary>
      <div className="mt-4 grid gap-6">{children}</div>
    </details>
  )
}
