import { generatorRoutes, type SiteContent, type SuggestionDecision } from '@thumbfolio/contracts'
import { callTagged } from './api-client.js'

/** @throws ApiProblem `stale` when the page or another suggestion was decided about meanwhile */
export async function decideSuggestions(
  name: string,
  decisions: readonly SuggestionDecision[],
  etag: string,
): Promise<{ content: SiteContent; etag: string }> {
  const input = { params: { name }, body: { decisions: [...decisions] } }
  const { body, etag: next } = await callTagged(generatorRoutes.decideSuggestions, input, { ifMatch: etag })
  return { content: body.data, etag: next }
}

/** What is said once it was decided. */
export function decidedText(decisions: readonly SuggestionDecision[]): string {
  if (decisions.every(({ kind }) => kind === 'reject')) return 'Rejected. Your page stays as it is.'
  return decisions.length === 1
    ? 'Accepted. Your page shows it in a moment.'
    : `Accepted ${decisions.length} wordings. Your page shows them in a moment.`
}
