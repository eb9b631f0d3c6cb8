import type { FindingAnswer, FindingKind, PersonalFactKind, PersonalFinding } from '@thumbfolio/contracts'

/** Kinds of personal facts as a person reads them. */
export const kindNames: Readonly<Record<FindingKind | PersonalFactKind, string>> = {
  birth: 'Date or place of birth',
  age: 'Age',
  gender: 'Gender',
  nationality: 'Nationality',
  'civil-status': 'Marital status',
  children: 'Children',
  religion: 'Religion',
  health: 'Health',
  'military-service': 'Military service',
  'work-permit': 'Work permit',
  'identity-number': 'Identity number',
  'insurance-number': 'Insurance number',
  'licence-number': 'Licence number',
  pay: 'Pay',
  other: 'Other personal details',
  email: 'E-mail address',
  phone: 'Phone number',
  address: 'Street address',
  'contact-of-others': 'Contact details of somebody else',
}

export const answerTexts: Readonly<Record<FindingAnswer, { title: string; hint: string }>> = {
  hide: { title: 'Hide', hint: 'The whole line is left out of your page.' },
  show: { title: 'Show', hint: 'Everybody can read it.' },
  'not-personal': { title: 'Not personal', hint: 'It is something else. Everybody can read it.' },
}

/** The same finding has another id in every version of a page. */
export const keyOf = ({ kind, text, line, pointer, where }: PersonalFinding): string =>
  [kind, pointer ?? where, line, text].join(' ')

/** The line before, in and behind the value. A value that the line has in other letters is not marked. */
export function markedLine({
  line,
  text,
}: Pick<PersonalFinding, 'line' | 'text'>): readonly [string, string, string] {
  const at = line.indexOf(text)
  if (at < 0) return [line, '', '']
  return [line.slice(0, at), text, line.slice(at + text.length)]
}
