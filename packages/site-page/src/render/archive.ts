/**
 * A document of a page as it works from a folder: there is no origin that its policy could mean by `'self'`, and no root
 * that a path could begin at. Links to other sites stay what they are.
 */
export const forFolder = (document: string): string =>
  document
    .replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/gi, '')
    .replace(/(\s(?:href|src|srcset|poster)=")\/(?!\/)/g, '$1')
    .replace(/url\((["']?)\/(?!\/)/g, 'url($1')

export const readMe = (name: string, url: string): string =>
  `The site ${name}, as it was published at ${url}\n\n` +
  'Open index.html in a browser, or upload all files of this folder to any web host.\n' +
  'resume.json has the same facts in the JSON Resume format (https://jsonresume.org).\n'
