import type { ResumeContent } from '@thumbfolio/contracts'
import { sectionNames, type SectionName } from './composition.js'
import { idsOf } from './entries.js'
import { linesOf } from './lines.js'

/** How much a resume has of what: what a theme is recommended by. */
export interface ResumeShape {
  /** Entries of each section. */
  readonly entries: Readonly<Record<SectionName, number>>
  /** Sentences and bullets. */
  readonly lines: number
  /** Projects that say something about themselves. */
  readonly toldProjects: number
  /** Single skills, also those of a group. */
  readonly skills: number
}

export function shapeOf(content: ResumeContent): ResumeShape {
  const entries = Object.fromEntries(
    sectionNames.map((name) => [name, idsOf(content, name).length]),
  ) as Record<SectionName, number>
  return {
    entries,
    lines: linesOf(content).length,
    toldProjects: (content.projects ?? []).filter(
      ({ description, highlights }) => description?.trim() || (highlights ?? []).length > 0,
    ).length,
    skills: (content.skills ?? []).reduce((sum, { keywords }) => sum + Math.max(keywords?.length ?? 0, 1), 0),
  }
}
