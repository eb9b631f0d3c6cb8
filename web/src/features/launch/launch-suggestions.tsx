import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SiteContent, SuggestionDecision } from '@thumbfolio/contracts'
import { useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { isProblem, messageOf } from '../../lib/api-problem.js'
import { contentQuery } from '../../lib/content-api.js'
import { decidedText, decideSuggestions } from '../../lib/suggestions-api.js'
import { Notice } from '../../ui/notice.js'
import { SuggestionList } from '../../ui/suggestion-list.js'

const lookEveryMs = 500

interface LaunchSuggestionsProps {
  siteName: string
  /** What the page says, when it is loaded and after each decision. */
  onContent: (content: SiteContent) => void
  /** The page that visitors see says something else now. */
  onChanged: () => void
}

/** The wordings of a page that just went live, to decide about where they are first seen. */
export function LaunchSuggestions({ siteName, onContent, onChanged }: LaunchSuggestionsProps) {
  const queryClient = useQueryClient()
  const { queryKey } = contentQuery(siteName)
  const [isDecided, setIsDecided] = useState(false)
  const [isDeciding, setIsDeciding] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  // The page follows a decision by itself; this looks until it has.
  const { data, refetch } = useQuery({
    ...contentQuery(siteName),
    refetchInterval: ({ state }) =>
      isDecided && !isDeciding && state.data?.content.published === false && lookEveryMs,
  })
  useEffect(() => {
    if (data) onContent(data.content)
  }, [data?.content])
  const isOnItsWay = isDecided && data?.content.published === false
  const wasOnItsWay = useRef(isOnItsWay)
  useEffect(() => {
    if (wasOnItsWay.current && !isOnItsWay) onChanged()
    wasOnItsWay.current = isOnItsWay
  }, [isOnItsWay])
  if (!data) return null
  const { content, etag } = data

  const decide = async (decisions: readonly SuggestionDecision[]) => {
    setIsDeciding(true)
    setProblem(undefined)
    try {
      const next = await decideSuggestions(siteName, decisions, etag)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, next)
      setIsDecided(true)
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
    setProblem(undefined)
    void refetch()
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
