import type { LaunchConcern, ResumeContent } from '@thumbfolio/contracts'
import type { Pinned } from '../site/site.js'

/** More of a PDF than this without a place is more than what has one. */
const mostUnplaced = 0.5

/** Why a page of this resume may be wrong: what a launch asks its owner to confirm. None for a good reading. */
export function launchConcerns({ content, reading }: Pinned): LaunchConcern[] {
  const found = foundIn(content)
  const concerns: LaunchConcern[] = []
  if (reading?.isResume === false)
    concerns.push({
      code: 'not-a-resume',
      detail: 'This PDF does not look like a resume. Check that you chose the right file.',
    })
  if (found !== 'more') concerns.push(lacking[found])
  else if (reading && reading.unplacedShare > mostUnplaced)
    concerns.push({
      code: 'mostly-unplaced',
      detail: `We could not place ${Math.round(reading.unplacedShare * 100)} % of the text of this PDF, so the page lacks it. Open the resume and put it where it belongs.`,
    })
  return concerns
}

const lacking: Readonly<Record<'nothing' | 'name', LaunchConcern>> = {
  nothing: {
    code: 'empty',
    detail: 'We found nothing in this PDF that a page can show. Open the resume and fill it in.',
  },
  name: {
    code: 'only-a-name',
    detail:
      'We found only a name and how to reach the person: no work, no education and no text about them. Open the resume and add what is missing.',
  },
}

/** Whether a content says more about somebody than who they are and how to reach them. */
function foundIn({ basics, ...sections }: ResumeContent): 'nothing' | 'name' | 'more' {
  if (Object.values(sections).some((entries) => (entries ?? []).length > 0) || basics?.summary?.trim())
    return 'more'
  return basics && Object.keys(basics).length > 0 ? 'name' : 'nothing'
}
