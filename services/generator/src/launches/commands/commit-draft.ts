import { KeyTaken, StaleState } from '@thumbfolio/kit/store'
import type { Draft } from '../domain/drafts/draft.js'
import type { Ports } from '../ports.js'

/** @throws StaleState also where another request made the same draft first: a retry finds that one */
export async function commitDraft({ drafts }: Pick<Ports, 'drafts'>, draft: Draft): Promise<Draft> {
  try {
    return await drafts.commit(draft)
  } catch (error) {
    if (error instanceof KeyTaken) throw new StaleState('drafts', draft.id)
    throw error
  }
}
