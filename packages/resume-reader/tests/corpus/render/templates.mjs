/**
 * Whose templates the sets fifth and sixth are printed with. `npm install --prefix DIR --ignore-scripts` with the packages,
 * then RENDER_TOOLS=DIR; classes are those of TeX Live 2022 (Debian's texlive-xetex, texlive-latex-extra,
 * texlive-fonts-extra, texlive-fonts-recommended, texlive-plain-generic, texlive-lang-german and texlive-lang-french). Layouts that are not
 * here were written for these sets.
 */
export const templates = {
  elegant: { package: 'jsonresume-theme-elegant@1.16.1', licence: 'MIT', through: 'Chromium' },
  'fresh-compact': {
    package: 'hackmyresume@1.8.0',
    licence: 'MIT',
    through: 'Chromium',
    note: 'theme compact of fresh-themes 0.15.1-beta, which it brings along',
  },
  'moderncv-casual': {
    package: '@yamlresume/core@0.16.1',
    licence: 'MIT',
    through: 'XeLaTeX',
    note: 'fills the class moderncv (LPPL 1.3c), style casual',
  },
  'awesome-cv': {
    package: 'hackmyresume@1.8.0',
    licence: 'LPPL 1.3c',
    through: 'XeLaTeX',
    note: 'class awesome-cv 1.5 of posquit0/Awesome-CV with its fonts, from the theme awesome of fresh-themes; its option vargreek-shape is unknown to today’s unicode-math, which complains and goes on',
  },
  jake: {
    package: '@yamlresume/core@0.16.1',
    licence: 'MIT',
    through: 'XeLaTeX',
    note: 'its rendering of jakegut/resume',
  },
  europecv: {
    class: 'europecv',
    licence: 'LPPL 1.3',
    through: 'pdfLaTeX',
    note: 'complains of an order of hooks and goes on',
  },
  kendall: { package: 'jsonresume-theme-kendall@0.2.0', licence: 'MIT', through: 'Chromium' },
  straightforward: { package: 'jsonresume-theme-straightforward@0.5.0', licence: 'MIT', through: 'Chromium' },
  'fresh-positive': {
    package: 'hackmyresume@1.8.0',
    licence: 'MIT',
    through: 'Chromium',
    note: 'theme positive of fresh-themes 0.15.1-beta',
  },
  calm: {
    package: '@yamlresume/core@0.16.1',
    licence: 'MIT',
    through: 'Chromium',
    note: 'its page for the web',
  },
  vscode: {
    package: '@yamlresume/core@0.16.1',
    licence: 'MIT',
    through: 'Chromium',
    note: 'its dark page for the web',
  },
  curve: { class: 'curve', licence: 'LPPL 1.1', through: 'pdfLaTeX' },
  europasscv: { class: 'europasscv', licence: 'LPPL 1.3', through: 'pdfLaTeX' },
  'bootstrap-resume': {
    package: 'startbootstrap-resume@7.0.6',
    licence: 'MIT',
    through: 'Chromium',
    note: 'its markup and style sheet, without the navigation',
  },
}

/** What the pages and writers need besides: Word files are made with docx, the rest replaces content delivery networks. */
export const helpers = [
  'docx@9.15.2',
  'bootstrap@3.3.7',
  'font-awesome@4.7.0',
  '@fortawesome/fontawesome-free@5.14.0',
]
