import { escaped } from '../parts/html.js'
import { textFile } from '../parts/bundle.js'
import type { Finding } from './answers.js'
import { valueOf } from './guard-page.js'
import { personalFactsIn } from './personal-facts-in.js'

/** The personal facts in texts that are published as they are, each value once. */
export function factsInTexts(
  { language, texts }: { readonly language: string; readonly texts: readonly string[] },
  place: string,
): Finding[] {
  const blocks = texts.map((text) => `<p>${escaped(text)}</p>`).join('\n')
  const facts = personalFactsIn([textFile('index.html', 'text/html', blocks)], { language })
  const findings = facts.map((fact): Finding => {
    const value = valueOf(fact)
    const unit = { id: `${place} ${fact.kind} ${value}`, place, entry: undefined, text: fact.lines.join(' ') }
    return { kind: fact.kind, value, text: fact.text, unit }
  })
  return [...new Map(findings.map((finding) => [finding.unit.id, finding])).values()]
}
