import { DomainError, themePalettes, themeSchemes, themeTypes, type themeRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { curatedPalettes, paletteOf, typePairings, recommendedTheme, themes } from '@thumbfolio/site-page'
import type { Ports } from '../ports.js'

/** What a picker of themes asks for. */
export const themeHandlers = ({ resumes }: Pick<Ports, 'resumes'>): RouteHandlers<typeof themeRoutes> => ({
  async themeOptions() {
    const layouts = [...themes].map(([id, { title, description, type }]) => ({
      id,
      title,
      description,
      type,
    }))
    const types = themeTypes.map((id) => {
      const { title, heading, text } = typePairings[id]
      return { id, title, heading: heading.family, text: text.family }
    })
    const palettes = themePalettes.map((id) => {
      const { light, dark } = paletteOf(id)
      const swatch = ({ front: ground, accent }: typeof light) => ({ ground, accent })
      return { id, title: curatedPalettes[id].title, light: swatch(light), dark: swatch(dark) }
    })
    return { status: 200, body: { data: { layouts, palettes, schemes: [...themeSchemes], types } } }
  },

  async recommendedTheme({ session, params }) {
    const resume = await resumes.content(session.userId, params.id)
    if (!resume) throw new DomainError('not-found')
    return { status: 200, body: { data: { recommended: recommendedTheme(resume.content) } } }
  },
})
