import { mostOnPage, type Confirmations, type SuggestionDecision } from '@thumbfolio/contracts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import toast from 'react-hot-toast/headless'
import { contentOf, type TaggedContent } from '../../lib/content-api.js'
import { isProblem, messageOf } from '../../lib/api-problem.js'
import { focusSoon } from '../../lib/focus-soon.js'
import { withoutProtocol } from '../../lib/site-address.js'
import { decidedText, decideSuggestions } from '../../lib/suggestions-api.js'
import { ActionBar } from '../../ui/action-bar.js'
import { BrowserFrame } from '../../ui/browser-frame.js'
import { LeaveGuard } from '../../ui/leave-guard.js'
import { LivePage } from '../../ui/live-page.js'
import { Notice } from '../../ui/notice.js'
import { Working } from '../../ui/spinner.js'
import { SuggestedNotes } from '../../ui/suggested-notes.js'
import { SuggestionList } from '../../ui/suggestion-list.js'
import {
  draftOf,
  editOf,
  isChanged,
  suggestedIn,
  withEntryHidden,
  withEntries,
  type Draft,
} from '../../lib/page-words.js'
import { LeftOut } from './left-out.js'
import { PageBefore } from './page-before.js'
import { PhotoPanel } from './photo-panel.js'
import { PublicData } from './public-data.js'
import { introTitleId, SectionEditor } from '../../ui/section-editor.js'
import { answerFindings, restoreContent, saveContent } from './site-content-api.js'
import { SiteFindings } from './site-findings.js'
import { SourcesSummary } from './sources-summary.js'
import { HiddenEntries } from '../../ui/hidden-entries.js'
import { useAnswers } from '../../ui/use-answers.js'
import { ThemeSettings } from './theme-settings.js'
import { WordsField } from '../../ui/words-field.js'

const lookEveryMs = 500
const introId = 'intro'

/** The words and their order on the left, the page itself on the right. */
export function ContentEditor({ loaded }: { loaded: TaggedContent }) {
  const [saved, setSaved] = useState(loaded)
  const [draft, setDraft] = useState(() => draftOf(loaded.content))
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const { run, dialog } = useAnswers('Save and publish')
  /** The words that had the focus last. */
  const lastWords = useRef(introId)
  const { content } = saved
  const { name, url, published } = content
  const hasChanges = isChanged(draft, content)
  const isReady = hasChanges && !isSaving
  // Not `disabled`: that would take the focus away from the button that was pressed.
  const look = (kind: string) => ({
    'aria-disabled': !isReady,
    className: `btn ${kind} ${isReady ? '' : 'btn-disabled'}`,
  })

  // The page follows a change by itself; this looks until it has.
  useEffect(() => {
    if (published) return
    // An answer about the page before the next change says nothing about that one.
    const abort = new AbortController()
    const takeOver = (next: (now: TaggedContent) => TaggedContent) => !abort.signal.aborted && setSaved(next)
    const timer = setTimeout(() => {
      contentOf(name, abort.signal).then(
        (latest) => takeOver((now) => ({ etag: now.etag, content: { ...now.content, ...stateOf(latest) } })),
        () => takeOver((now) => ({ ...now })),
      )
    }, lookEveryMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [saved, published, name])

  const change = async (
    changed: Promise<TaggedContent>,
    said: (next: TaggedContent) => string,
    draftBehind: (now: Draft, next: Draft) => Draft,
  ) => {
    setIsSaving(true)
    setProblem(undefined)
    try {
      const next = await changed
      setSaved(next)
      setDraft((now) => draftBehind(now, draftOf(next.content)))
      toast.success(said(next))
      return true
    } catch (error) {
      // Who closed the question knows that nothing was published.
      if (!isProblem(error, 'confirmation-needed')) setProblem(error)
      return false
    } finally {
      setIsSaving(false)
    }
  }
  const save = () =>
    change(
      run((confirm) => saveContent(name, { ...editOf(draft), ...(confirm && { confirm }) }, saved.etag)),
      () => 'Saved. Your page shows it in a moment.',
      // What was changed meanwhile stays in hand.
      (now, next) => (now === draft ? next : now),
    )
  const restore = () =>
    change(
      run((confirm) => restoreContent(name, saved.etag, confirm)),
      () => 'Your page goes back to that version in a moment.',
      // Words about the page that goes would put it back.
      (_now, next) => next,
    )

  const decide = (decisions: readonly SuggestionDecision[]) =>
    change(
      run((confirm) => decideSuggestions(name, decisions, saved.etag, confirm)),
      (next) => decidedText(decisions, next.content),
      // Nothing can be decided beside unsaved changes.
      (_now, next) => next,
    )

  const answer = (confirm: Confirmations) =>
    change(
      answerFindings(name, confirm, saved.etag),
      () => 'Saved. Your page shows it in a moment.',
      // It changes no words.
      (now) => now,
    )

  /** The version of the page after answers that came with a setting; its words are the same. */
  const takeVersion = async () => {
    const latest = await contentOf(name).catch(() => undefined)
    if (latest) setSaved(latest)
  }

  /** After a change elsewhere: the newer version in the place of what was typed, once it is there. */
  const loadNewer = async () => {
    try {
      const newer = await contentOf(name)
      // Drawn before the focus looks for its place: what it had may be gone.
      flushSync(() => {
        setSaved(newer)
        setDraft(draftOf(newer.content))
        setProblem(undefined)
      })
      // The button goes away with its notice; the words may be off the newer page, or their entry.
      focusSoon(lastWords.current, lastWords.current.replace(/^words/, 'entry'), introId)
    } catch {
      toast.error('The page could not be loaded. Your words are still here.')
    }
  }

  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:gap-14">
      <div
        onFocus={({ target }) => {
          if (target instanceof HTMLTextAreaElement) lastWords.current = target.id
        }}
      >
        <SuggestionList
          content={content}
          isReady={!hasChanges && !isSaving}
          note={hasChanges ? 'Save or undo your changes to decide about these.' : undefined}
          onDecide={decide}
        />
        <ThemeSettings
          content={content}
          onSaved={(theme) =>
            setSaved((now) => ({ ...now, content: { ...now.content, theme, published: false } }))
          }
        />
        <label className="mb-8 block">
          <span className="mb-3 block text-lg font-semibold">Headline</span>
          <input
            className="input w-full"
            value={draft.headline ?? ''}
            maxLength={mostOnPage.headline}
            onChange={({ target }) => setDraft({ ...draft, headline: target.value })}
          />
          <SuggestedNotes suggested={suggestedIn(content, draft.headline ?? '')} />
        </label>
        <section aria-labelledby={introTitleId}>
          <h2 id={introTitleId} tabIndex={-1} className="mb-3 text-lg font-semibold outline-none">
            Introduction
          </h2>
          <WordsField
            id={introId}
            label="Introduction"
            value={draft.intro}
            onChange={(intro) => setDraft({ ...draft, intro })}
          />
          <SuggestedNotes suggested={suggestedIn(content, draft.intro)} />
        </section>
        {draft.sections.map((section, at) => (
          <SectionEditor
            key={section.name}
            section={section}
            suggestedIn={(text) => suggestedIn(content, text)}
            onChange={(change) => setDraft((now) => withEntries(now, at, change))}
            onTakeOff={(id) => setDraft((now) => withEntryHidden(now, id))}
          />
        ))}
        <HiddenEntries draft={draft} onChange={setDraft} />
        {problem !== undefined && (
          <div className="mt-8">
            <Refused problem={problem} onLoad={() => void loadNewer()} />
          </div>
        )}
        <ActionBar note={hasChanges ? 'You have changes that are not saved.' : undefined}>
          <button type="button" {...look('btn-primary')} onClick={() => isReady && void save()}>
            {isSaving ? <Working /> : 'Save and publish'}
          </button>
          <button type="button" {...look('')} onClick={() => isReady && setDraft(draftOf(content))}>
            Undo all
          </button>
        </ActionBar>
      </div>

      <div className="grid grid-cols-1 content-start gap-8 lg:sticky lg:top-24 lg:self-start">
        <div>
          <BrowserFrame address={withoutProtocol(url)}>
            <LivePage
              key={published ? saved.etag + JSON.stringify([content.contact, content.theme]) : 'on its way'}
              url={url}
              title={`The page of ${name}`}
              ratio={0.8}
            />
          </BrowserFrame>
          <p className="mt-2 min-h-6 text-sm text-muted" role="status">
            {published ? '' : 'Your changes are being published.'}
          </p>
        </div>
        <PublicData
          content={content}
          onSaved={(visibility, isAnswered) => {
            setSaved((now) => ({ ...now, content: { ...now.content, ...visibility, published: false } }))
            if (isAnswered) void takeVersion()
          }}
        />
        <SiteFindings content={content} isReady={!isSaving} onAnswer={(confirm) => void answer(confirm)} />
        <PhotoPanel
          name={name}
          onSaved={(isPublished) =>
            setSaved((now) => ({ ...now, content: { ...now.content, published: isPublished } }))
          }
        />
        <SourcesSummary content={content} />
        <LeftOut removed={content.removed} draft={draft} onChange={setDraft} />
        <PageBefore
          before={content.before}
          hasChanges={hasChanges}
          isBusy={isSaving}
          onRestore={() => void restore()}
        />
      </div>
      {dialog}
      <LeaveGuard when={hasChanges} />
    </div>
  )
}

const stateOf = ({ content }: TaggedContent) => {
  const { published, indexed, contact, personal, references, findings, answered } = content
  return { published, indexed, contact, personal, references, findings, answered }
}

function Refused({ problem, onLoad }: { problem: unknown; onLoad: () => void }) {
  const isStale = isProblem(problem, 'stale')
  return (
    <Notice
      kind="problem"
      title={isStale ? 'This page was changed elsewhere.' : messageOf(problem, 'It could not be saved.')}
      action={
        isStale && (
          <button type="button" className="btn" onClick={onLoad}>
            Load it again
          </button>
        )
      }
    >
      {isStale
        ? 'Copy what you want to keep, then load the page again.'
        : 'Your words are still here, and the page is as it was.'}
    </Notice>
  )
}
