const shortened = /(?<![\d-])((?:19|20)(\d\d))(?:-(?=1[3-9]|[2-9]\d)|[–/])(\d\d)(?![\d/-]|\p{L})/gu
const longest = 30

/** `2017-18` and `2017/18` as `2017-2018`; `2017-05` is a month. */
export const withWholeYears = (text: string): string =>
  text.replace(shortened, (span: string, first: string, from: string, to: string) => {
    const years = (Number(to) - Number(from) + 100) % 100
    return years > 0 && years <= longest ? `${first}-${Number(first) + years}` : span
  })
