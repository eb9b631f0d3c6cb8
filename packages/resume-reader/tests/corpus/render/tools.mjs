import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Other people's templates, in a folder outside of the repository that RENDER_TOOLS names:
 * `npm install --prefix DIR --ignore-scripts` and the packages that `templates.mjs` names.
 */
const modules = () => {
  const folder = process.env['RENDER_TOOLS']
  if (folder === undefined) throw new Error('RENDER_TOOLS names no folder with the templates (see tools.mjs)')
  return join(folder, 'node_modules')
}

export const pathTo = (...parts) => join(modules(), ...parts)
export const urlTo = (...parts) => pathToFileURL(pathTo(...parts)).href
export const textOf = (...parts) => readFileSync(pathTo(...parts), 'utf8')
export const load = (name) => createRequire(join(modules(), 'templates.cjs'))(name)
export const loadModule = (...parts) => import(urlTo(...parts))

/** Style sheets and icons that a page wants from elsewhere come from their npm packages; the rest and empty links stay away. */
export const offline = (html) =>
  html
    .replaceAll('href=""', '')
    .replace(
      /(?:https?:)?\/\/[^"']*bootstrap\.min\.css/g,
      urlTo('bootstrap', 'dist', 'css', 'bootstrap.min.css'),
    )
    .replace(
      /(?:https?:)?\/\/[^"']*font-awesome\/5[^"']*\.css/g,
      urlTo('@fortawesome', 'fontawesome-free', 'css', 'all.min.css'),
    )
    .replace(
      /(?:https?:)?\/\/[^"']*font-awesome[^"']*\.css/g,
      urlTo('font-awesome', 'css', 'font-awesome.min.css'),
    )
    .replace(/\/\/unpkg\.com\/([\w-]+)@[\d.]+/g, (_, name) => urlTo(name))
    .replace(/<script[^>]*src=["'](?:https?:)?\/\/[^>]*><\/script>/g, '')
    .replace(/<link[^>]*href=["'](?:https?:)?\/\/fonts[^>]*>/g, '')

/** A person in the first version of JSON Resume's schema, with the names that older themes look for as well. */
export const olderSchema = (person) => ({
  ...person,
  basics: { ...person.basics, website: person.basics.url },
  work: person.work.map((job) => ({ ...job, company: job.name, website: job.url })),
  volunteer: person.volunteer.map((job) => ({ ...job, website: job.url })),
  publications: person.publications.map((text) => ({ ...text, website: text.url })),
})

/** What HackMyResume makes of a person with one of its themes; its style sheet is put into the page. */
export const hackMyResume = (person, theme, folder) => {
  const source = join(folder, `${theme}-${person.id}.json`)
  const target = join(folder, `${theme}-${person.id}`, 'resume.html')
  writeFileSync(source, JSON.stringify(olderSchema(person)))
  execFileSync('node', [
    pathTo('hackmyresume', 'dist', 'cli', 'index.js'),
    'BUILD',
    source,
    'TO',
    target,
    '-t',
    theme,
  ])
  return offline(readFileSync(target, 'utf8')).replace(
    /<link[^>]*href=["']([\w-]+\.css)["'][^>]*>/,
    (_, css) => `<style>${readFileSync(join(folder, `${theme}-${person.id}`, css), 'utf8')}</style>`,
  )
}

const markdown = ({ summary, highlights }) =>
  [summary, (highlights ?? []).map((line) => `- ${line}`).join('\n')].filter(Boolean).join('\n\n')

const withText = ({ highlights, ...entry }) => ({ ...entry, summary: markdown({ ...entry, highlights }) })
const countries = { US: 'United States', GB: 'United Kingdom' }

/** YAMLResume's own schema; what it only knows as a choice of words is given as the person writes it. */
const yamlContent = ({ basics, ...person }) => {
  const { location, profiles, label, ...facts } = basics
  const { countryCode, ...place } = location
  const kept = ['awards', 'certificates', 'publications', 'skills', 'languages', 'interests']
  return {
    basics: { ...facts, headline: label },
    location: { ...place, country: countries[countryCode] ?? '' },
    profiles,
    work: person.work.map(withText),
    education: person.education.map(({ studyType, ...school }) => ({ ...school, degree: studyType })),
    volunteer: person.volunteer.map(withText),
    projects: person.projects.map(withText),
    ...Object.fromEntries(kept.map((key) => [key, person[key]])),
    references: person.references.map(({ name, reference }) => ({ name, summary: reference })),
  }
}

/** `layout` as in YAMLResume's `layouts`; ctex is left out, since no person here writes Chinese. */
export const yamlResume = async (person, layout) => {
  const { getResumeRenderer, MarkdownParser } = await loadModule('@yamlresume', 'core', 'dist', 'index.js')
  const content = yamlContent(structuredClone({ ...person, id: undefined, language: undefined }))
  const resume = { content, locale: { language: person.language }, layouts: [layout] }
  return getResumeRenderer(resume, 0, new MarkdownParser())
    .render()
    .replace(/^\\usepackage.*\{ctex\}$/m, '')
}

export const yamlLatex = (template, fontSize = '10pt') => ({
  engine: 'latex',
  template,
  advanced: { fontspec: { numbers: 'Auto' }, showIcons: true, showUrls: true },
  page: {
    margins: { top: '2cm', bottom: '2.5cm', left: '1.75cm', right: '1.75cm' },
    showPageNumbers: false,
    paperSize: 'a4',
  },
  typography: { fontSize },
})

export const yamlWeb = (template) => ({
  engine: 'html',
  template,
  typography: { fontSize: '14px' },
  advanced: { showAnchors: false, showIcons: false },
})
