import { useQuery } from '@tanstack/react-query'
import type { ModelId } from '@thumbfolio/contracts'
import { useRef, useState } from 'react'
import { resumesQuery } from '../../lib/resume-api.js'
import { useUser } from '../../lib/session-store.js'
import type { Choices } from './choices.js'
import { replacedPage } from './launch-api.js'

/** Everything that can be chosen here. */
export interface Chosen extends Choices {
  readonly model: ModelId
  readonly resume: string | undefined
}

interface ChoicesOfLaunch {
  siteName: string
  /** Of the launch that is retried, or as it was chosen here before. */
  wanted: Chosen
  /** Called with the choices, to keep them over a reload or a visit to another page. */
  onChoose: (chosen: Chosen) => void
}

/** What is chosen for a launch, what there is to choose from, and the page that it replaces. */
export function useChoices({ siteName, wanted, onChoose }: ChoicesOfLaunch) {
  const user = useUser()
  const [chosen, setChosen] = useState(wanted)
  // Keeps both of two choices that are made before the next rendering.
  const latest = useRef(wanted)
  const choose = (change: Partial<Chosen>) => {
    latest.current = { ...latest.current, ...change }
    setChosen(latest.current)
    onChoose(latest.current)
  }
  const resumes = useQuery(resumesQuery(user._id))
  const replaced = useQuery({
    queryKey: ['replaced-page', user._id, siteName],
    queryFn: ({ signal }) => replacedPage(user._id, siteName, signal),
  })
  const page = replaced.data ?? undefined
  // Before it is known what a page was made of, nothing else is put in its place.
  const isSettled = chosen.resume !== undefined || !replaced.isPending
  const list = resumes.isSuccess && isSettled ? resumes.data : []
  const defaultResume = (list.find(({ _id }) => _id === page?.resumeId) ?? list[0])?._id
  const fileUrl = chosen.resume ?? defaultResume
  const isMissing = resumes.isSuccess && isSettled && !list.some(({ _id }) => _id === fileUrl)
  return {
    user,
    chosen,
    choose,
    resumes,
    list,
    /** Used if no resume is chosen; undefined until the resume of the replaced page is known. */
    defaultResume: replaced.isPending ? undefined : defaultResume,
    fileUrl,
    /** There is no file that a model could arrange: its owner writes the page. */
    isByHand: list.find(({ _id }) => _id === fileUrl)?.imported === 'by-hand',
    isMissing,
    /** The resume exists, and the page that is replaced is known. */
    isReady: fileUrl !== undefined && !isMissing && !replaced.isPending,
    page,
  }
}
