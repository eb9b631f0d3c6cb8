import { sheetOf } from './sheet.mjs'

const special = {
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '\\': '\\textbackslash{}',
}

export const tex = (text) => String(text ?? '').replace(/[&%$#_{}~^\\]/g, (char) => special[char])

export const babel = { en: 'english', de: 'ngerman', fr: 'french' }

/** As `sheetOf`, for LaTeX: sections are framed by `frame(title, body)`, bullets are items. */
export const texSheetOf = (person, layout) => {
  const s = sheetOf(person, layout)
  return {
    ...s,
    title: (section) => tex(s.title(section)),
    range: (entry) => s.range(entry).replaceAll('–', '--'),
    bullets: (texts, environment = 'itemize') =>
      (texts ?? []).length === 0
        ? ''
        : `\\begin{${environment}}\n${texts.map((text) => `\\item ${tex(text)}`).join('\n')}\n\\end{${environment}}`,
    commas: (texts, glue = ', ') => (texts ?? []).map(tex).join(glue),
  }
}
