import { generatorRoutes, type SiteContent, type SuggestionDecision } from '@thumbfolio/contracts'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { callTagged } from '../../lib/api-client.js'
import { isProblem, messageOf } from '../../lib/api-problem.js'
import { decidedText, decideSuggestions } from '../../lib/suggestions-api.js'
import { useLoaded } from '../../lib/use-loaded.js'
import { Notice } from '../../ui/notice.js'
import { SuggestionList } from '../../ui/suggestion-list.js'

interface Tagged {
  readonly content: SiteContent
  readonly etag: string
}

const lookEveryMs = 500
const contentOf = (name: string, signal: AbortSignal) =>
  callTagged(generatorRoutes.siteContent, { params: { name } }, { signal })

interface LaunchSuggestionsProps {
  siteName: string
  /** What the page says, when it is loaded and after each decision. */
  onContent: (content: SiteContent) => void
  /** The page that visitors see says something else now. */
  onChanged: () => void
}

/** The wordings of a page that just went live, to decide about where they are first seen. */
export function LaunchSuggestions({ siteName, onContent, onChanged }: LaunchSuggestionsProps) {
  const [loaded, reload] = useLoaded((signal) => contentOf(siteName, signal), [siteName])
  const [newest, setNewest] = useState<Tagged>()
  const [isDeciding, setIsDeciding] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const isOnItsWay = newest !== undefined && !newest.content.published
  // The page follows a decision by itself; this looks until it has.
  useEffect(() => {
    if (!isOnItsWay) return
    const abort = new AbortController()
    const timer = setInterval(() => {
      contentOf(siteName, abort.signal).then(
        ({ body: { data } }) => {
          if (abort.signal.aborted || !data.published) return
          setNewest((now) => now && { ...now, content: { ...now.content, published: true } })
          onChanged()
        },
        () => undefined,
      )
    }, lookEveryMs)
    return () => {
      clearInterval(timer)
      abort.abort()
    }
  }, [newest?.etag, isOnItsWay])
  const first = loaded.status === 'ready' ? loaded.data : undefined
  const current = newest ?? (first && { content: first.body.data, etag: first.etag })
  useEffect(() => {
    if (current) onContent(current.content)
  }, [current?.content])
  if (!current) return null
  const { content, etag } = current

  const decide = async (decisions: readonly SuggestionDecision[]) => {
    setIsDeciding(true)
    setProblem(undefined)
    try {
      const next = await decideSuggestions(siteName, decisions, etag)
      setNewest(next)
      toast.success(decidedText(decisions, next.content))
      return true
    } catch (error) {
      setProblem(error)
      return false
    } finally {
      setIsDeciding(false)
    }
  }
  const again = () => {
    setNewest(undefined)
    setProblem(undefined)
    reload()
  }
  return (
    <div className="mt-12 max-w-4xl">
      {problem !== undefined && (
        <div className="mb-6">
          <Notice
            kind="problem"
            title={
              isProblem(problem, 'stale')
                ? 'This page was changed elsewhere.'
                : messageOf(problem, 'It could not be saved.')
            }
            action={
              <button type="button" className="btn" onClick={again}>
                Load it again
              </button>
            }
          />
        </div>
      )}
      <SuggestionList content={content} isReady={!isDeciding} onDecide={decide} />
    </div>
  )
}
