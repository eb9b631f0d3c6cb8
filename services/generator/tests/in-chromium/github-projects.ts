import type { GitHubProject } from '@thumbfolio/contracts'

const project = (id: number, name: string, more: Partial<GitHubProject>): GitHubProject => ({
  id,
  name,
  fullName: `ada/${name}`,
  url: `https://github.com/ada/${name}`,
  stars: 0,
  asOf: '2026-03-03',
  ...more,
})

/** As people have them: with much to say, with nothing, and with names that do not end. */
export const githubProjects: readonly GitHubProject[] = [
  project(1, 'query-planner', {
    description: 'A cost-based query planner for columnar stores, with plans that explain themselves.',
    language: 'Rust',
    stars: 4_812,
  }),
  project(2, 'dotfiles', { language: 'Shell', stars: 12 }),
  project(3, 'awesome-incident-reviews', { description: 'A reading list.', stars: 1 }),
  project(4, 'x'.repeat(100), { description: 'w'.repeat(350), language: 'Jupyter Notebook', stars: 123_456 }),
  project(5, 'tiny', {}),
]
