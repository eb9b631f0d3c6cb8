import { defaultModel } from '@thumbfolio/contracts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { makeDraft } from '../../lib/draft-api.js'

/** Opens the studio on the draft of a page that its owner writes by hand: there is nothing to look at before. */
export function useEmptyPage(resumeId: string) {
  const navigate = useNavigate()
  const [isOpening, setIsOpening] = useState(false)
  const [problem, setProblem] = useState<string>()
  const openStudio = async (siteName: string) => {
    if (isOpening) return
    setIsOpening(true)
    setProblem(undefined)
    try {
      const { id } = await makeDraft({ fileUrl: resumeId, siteName, model: defaultModel, by: 'local' })
      void navigate(`/studio/${id}`)
    } catch (error) {
      setProblem(messageOf(error, 'The page could not be opened. Please try again.'))
      setIsOpening(false)
    }
  }
  return { openStudio, isOpening, problem }
}
