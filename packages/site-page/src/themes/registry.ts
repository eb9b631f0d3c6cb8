import type { ResumeContent } from '@thumbfolio/contracts'
import { foldersIn } from '../parts/program-files.js'
import { shapeOf } from '../page/resume-shape.js'
import type { Theme } from './theme.js'

/** Pages and answers from before name these. */
const renamed: Readonly<Record<string, string>> = { modern: 'minimal' }

/** The one that every page can have. */
export const standardTheme = 'editorial'

/** Each folder beside this file is a theme. A theme imports nothing that imports this file: it would wait for itself. */
const loaded: [id: string, theme: Theme][] = []
for (const name of foldersIn(new URL('.', import.meta.url)))
  loaded.push([name, ((await import(`./${name}/theme.js`)) as { theme: Theme }).theme])

/** The themes by their ids: the standard one first, then by name. */
export const themes: ReadonlyMap<string, Theme> = new Map(
  loaded.sort(([a], [b]) => Number(b === standardTheme) - Number(a === standardTheme) || (a < b ? -1 : 1)),
)

/** The id of an existing theme; undefined for any other name. */
export function themeNamed(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined
  const id = Object.hasOwn(renamed, name) ? renamed[name]! : name
  return themes.has(id) ? id : undefined
}

/** The theme that suits a resume best, by its shape. */
export function recommendedTheme(content: ResumeContent): string {
  const shape = shapeOf(content)
  let best = { id: standardTheme, score: -1 }
  for (const [id, { suits }] of themes) {
    const score = suits(shape)
    if (score > best.score) best = { id, score }
  }
  return best.id
}
