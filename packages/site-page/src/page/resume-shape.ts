import type { ResumeContent } from '@thumbfolio/contracts'
import { sectionNames, type SectionName } from './composition.js'
import { idsOf } from './entries.js'
import { linesOf } from './lines.js'
import { kindOf, type KindSigns, type ResumeKind } from './resume-kind.js'

/** How much a resume has of what: what a theme is recommended by. */
export interface ResumeShape extends KindSigns {
  readonly kind: ResumeKind | undefined
  /** Entries of each section. */
  readonly entries: Readonly<Record<SectionName, number>>
  /** Sentences and bullets. */
  readonly lines: number
  /** Projects that say something about themselves. */
  readonly describedProjects: number
  /** Single skills, also those of a group. */
  readonly skills: number
}

export function shapeOf(content: ResumeContent): ResumeShape {
  const entries = Object.fromEntries(
    sectionNames.map((name) => [name, idsOf(content, name).length]),
  ) as Record<SectionName, number>
  const describedProjects = (content.projects ?? []).filter(
    ({ description, highlights }) => description?.trim() || (highlights ?? []).length > 0,
  ).length
  return {
    kind: kindOf({ entries, describedProjects }, content),
    entries,
    describedProjects,
    lines: linesOf(content).length,
    skills: (content.skills ?? []).reduce((sum, { keywords }) => sum + Math.max(keywords?.length ?? 0, 1), 0),
  }
}
