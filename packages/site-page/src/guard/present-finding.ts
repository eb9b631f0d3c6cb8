import type { PersonalFinding, ResumeContent } from '@thumbfolio/contracts'
import { anyEntry, sectionOf } from '../page/entries.js'
import { titleOf } from '../page/entry-names.js'
import { labelsFor } from '../parts/labels.js'
import { answersFor, idOf, isInPdf, type AskedAbout, type Finding } from './answers.js'
import type { Fingerprint } from './fingerprint.js'
import type { Unit } from './units.js'

/** A finding as its owner reads it. */
export const presentFinding =
  (content: ResumeContent, about: AskedAbout, fingerprint: Fingerprint) =>
  (finding: Finding): PersonalFinding => ({
    id: idOf(finding, about, fingerprint),
    kind: finding.kind,
    text: finding.text,
    line: finding.unit.text.trim(),
    where: isInPdf(finding) ? 'The PDF' : whereOf(finding.unit, content),
    ...(finding.unit.pointer !== undefined && { pointer: finding.unit.pointer }),
    answers: [...answersFor(finding)],
  })

const single: Readonly<Record<string, string>> = {
  headline: 'Headline',
  titles: 'Section title',
  photo: 'Photo description',
  personal: 'Personal details',
  'basics/summary': 'Introduction',
  'intro/own': 'Introduction',
  'basics/name': 'Name',
  'basics/label': 'Headline',
}

/** Their words name the section alone. */
const lists = new Set(['skills', 'languages', 'interests', 'references'])

function whereOf({ place, entry }: Unit, content: ResumeContent): string {
  const section = entry === undefined ? undefined : sectionOf(entry)
  if (entry === undefined || section === undefined) return single[place] ?? 'Contact'
  const name = labelsFor('en').sections[section]
  const title = lists.has(section) ? '' : titleOf(anyEntry(content, entry))
  return title === '' ? name : `${name}, ${title}`
}
