import { GitHubProjects, PersonalFactKind, SiteActions, SiteTheme } from '@thumbfolio/contracts'
import { z } from 'zod'
import { StoredAnswer } from './guard/answers.js'
import { Photo } from './page/photo.js'

/** What the owner of a page chose. */
export const PageSettings = z.object({
  /** May search engines list the page. */
  indexed: z.boolean(),
  /** Which contact data the page shows. */
  contact: z.object({ email: z.boolean(), phone: z.boolean(), address: z.boolean() }),
  /** How the page looks; absent: as the composition has it. */
  theme: SiteTheme.optional(),
  /** Absent where the owner gave none. */
  photo: Photo.optional(),
  /** Whether the page says when it was last changed; absent for yes. */
  dated: z.boolean().optional(),
  /** Personal facts of the resume that the page shows; absent for none. */
  personal: z.array(PersonalFactKind).optional(),
  /** Whether the page shows references; absent for no. */
  references: z.boolean().optional(),
  /** The actions at the end of the page. Default: none. */
  actions: SiteActions.optional(),
  /** Projects of GitHub. Default: none. */
  github: GitHubProjects.optional(),
  /** What its owner answered for personal facts on the page. */
  answers: z.array(StoredAnswer).optional(),
})
export type PageSettings = z.infer<typeof PageSettings>
