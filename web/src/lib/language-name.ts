const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** What English calls a language: `German` for `de`. */
export const languageName = (code: string): string => names.of(code) ?? code
