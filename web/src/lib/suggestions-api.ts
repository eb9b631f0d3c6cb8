import {
  generatorRoutes,
  type Confirmations,
  type SiteContent,
  type SuggestionDecision,
} from '@thumbfolio/contracts'
import { callTagged } from './api-client.js'

/** @throws ApiProblem `stale` when the page or another suggestion was decided about meanwhile */
export async function decideSuggestions(
  name: string,
  decisions: readonly SuggestionDecision[],
  etag: string,
  confirm?: Confirmations,
): Promise<{ content: SiteContent; etag: string }> {
  const input = { params: { name }, body: { decisions: [...decisions], ...(confirm && { confirm }) } }
  const { body, etag: next } = await callTagged(generatorRoutes.decideSuggestions, input, { ifMatch: etag })
  return { content: body.data, etag: next }
}

/** What is said once it was decided. `next` is the content after it: a suggestion that became outdated is still in it. */
export function decidedText(
  decisions: readonly SuggestionDecision[],
  next: Pick<SiteContent, 'suggestions'>,
): string {
  if (decisions.every(({ kind }) => kind === 'reject')) return 'Kept. Your page stays as it is.'
  const outdated = decisions.filter(({ id }) => next.suggestions.some((one) => one.id === id)).length
  const accepted = decisions.length - outdated
  if (accepted === 0) return 'Not accepted: your page has changed since. You can write your own words.'
  const said =
    accepted === 1 ? 'Accepted. Your page shows it' : `Accepted ${accepted} wordings. Your page shows them`
  return `${said} in a moment.${outdated > 0 ? ` ${outdated} no longer ${outdated === 1 ? 'fits' : 'fit'}.` : ''}`
}
