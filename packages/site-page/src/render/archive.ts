/**
 * A document of a page as it works from a folder: there is no origin that its policy could mean by `'self'`, and no root
 * that a path could begin at. Links to other sites stay what they are. `paths` are the files of the site.
 */
export const forFolder = (document: string, path = 'index.html', paths: readonly string[] = []): string => {
  const root = '../'.repeat(path.split('/').length - 1)
  const known = new Set(paths)
  return document
    .replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/gi, '')
    .replace(/(\s(?:href|src|srcset|poster)=")\/(?!\/)/g, `$1${root}`)
    .replace(/url\((["']?)\/(?!\/)/g, `url($1${root}`)
    .replace(/(\shref=")([\w./-]+)"/g, (whole, start: string, href: string) => {
      const inSite = new URL(href, `file:///${path}`).pathname.slice(1)
      if (known.has(`${inSite}index.html`)) return `${start}${href}index.html"`
      if (inSite === '') return `${start}${root}index.html"`
      return known.has(`${inSite}.html`) ? `${start}${href}.html"` : whole
    })
}

export const readMe = (name: string, url: string): string =>
  `The site ${name}, as it was published at ${url}\n\n` +
  'Open index.html in a browser, or upload all files of this folder to any web host.\n' +
  'resume.json has the same facts in the JSON Resume format (https://jsonresume.org).\n'
