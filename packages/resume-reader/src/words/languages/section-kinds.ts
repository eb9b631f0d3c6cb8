/** The sections that a title can name. */
export const sectionKinds = [
  'contact',
  'summary',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
  'profiles',
  'courses',
  'trade',
  'other',
] as const
export type SectionKind = (typeof sectionKinds)[number]
