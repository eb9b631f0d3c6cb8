import { execFile } from 'node:child_process'
import { readFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const dotsPerInch = 64
const scale = dotsPerInch / 72

/** By section of the content. */
export const colors = {
  basics: '#1f6feb',
  work: '#1a7f37',
  education: '#8250df',
  skills: '#bf8700',
  projects: '#cf222e',
  volunteer: '#0a7ea4',
  awards: '#a40e6b',
  certificates: '#6e7781',
  publications: '#7d4e00',
  languages: '#3e8e7e',
  interests: '#d4679b',
  references: '#57606a',
  unplaced: '#000000',
}

export const escape = (text) => String(text).replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** JPEGs of a PDF's pages as data URLs; none where poppler is not installed. */
async function picturesOf(pdf) {
  const folder = await mkdtemp(join(tmpdir(), 'thumbfolio-pages-'))
  try {
    await run('pdftoppm', [
      '-jpeg',
      '-jpegopt',
      'quality=60',
      '-r',
      String(dotsPerInch),
      pdf,
      join(folder, 'p'),
    ])
    const files = (await readdir(folder)).sort()
    return await Promise.all(
      files.map(async (file) => `data:image/jpeg;base64,${await readFile(join(folder, file), 'base64')}`),
    )
  } catch {
    return []
  } finally {
    await rm(folder, { recursive: true })
  }
}

const boxOf = ({ box: [x, y, width, height] }, section, label, classes = '') =>
  `<i class="${section} ${classes}" style="left:${x * scale}px;top:${y * scale}px;width:${width * scale}px;height:${height * scale}px" title="${escape(label)}"></i>`

function pageOf({ reading }, picture, number) {
  const [width, height] = reading.pageSizes[number - 1]
  const asked = new Set(reading.questions.map(({ pointer }) => pointer))
  const fields = Object.entries(reading.provenance)
    .filter(([, { page }]) => page === number)
    .map(([pointer, from]) =>
      boxOf(
        from,
        pointer.split('/')[1],
        `${pointer} (${from.confidence.toFixed(2)}): ${from.text}`,
        asked.has(pointer) ? 'low' : '',
      ),
    )
  const loose = reading.unplaced
    .filter(({ page }) => page === number)
    .map((block) => boxOf(block, 'unplaced', `unplaced: ${block.text}`))
  const paper = picture ? `<img loading="lazy" src="${picture}" alt="Page ${number}">` : ''
  return `<figure style="width:${width * scale}px;height:${height * scale}px">${paper}${loose.join('')}${fields.join('')}</figure>`
}

const errorRow = ({ kind, field, value, got, gotField }) =>
  `<li class="${kind}"><b>${kind}</b> ${field}: ${escape(value.slice(0, 120))}${got ? ` ← ${gotField === field ? '' : `${gotField}: `}${escape(got.slice(0, 120))}` : ''}</li>`

/** One HTML file that shows every page with what was read where, the worst documents first. */
export async function reportOf(documents) {
  const sorted = [...documents].sort((a, b) => a.f1 - b.f1)
  const parts = []
  for (const document of sorted) {
    const pictures = await picturesOf(document.pdf)
    const pages = document.reading.pageSizes.map((_, at) => pageOf(document, pictures[at], at + 1))
    parts.push(`<section><h2>${escape(document.name)} <small>${(100 * document.f1).toFixed(1)} · ${escape(document.title)} · ${document.reading.questions.length} questions</small></h2>
<div class="pages">${pages.join('')}</div><ul>${document.errors.map(errorRow).join('')}</ul></section>`)
  }
  const legend = Object.entries(colors).map(
    ([name, color]) => `<span style="border-color:${color}">${name}</span>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>What was read where</title><style>
body{font:14px/1.4 system-ui,sans-serif;margin:0 16px 40px;background:#f6f8fa}nav{position:sticky;top:0;background:#fff;padding:8px;z-index:2;display:flex;gap:8px;flex-wrap:wrap}
nav span{border:2px solid;padding:0 6px;border-radius:3px}h2{margin:28px 0 8px}small{color:#57606a;font-weight:400}.pages{display:flex;flex-wrap:wrap;gap:10px}
figure{position:relative;margin:0;background:#fff;box-shadow:0 1px 4px #0003;overflow:hidden}img{position:absolute;inset:0;width:100%;height:100%}i{position:absolute;border:1px solid;box-sizing:border-box}i:hover{background:#ffd33d55}
ul{columns:2;font-size:12px;padding-left:16px}i.low{border:2px dashed;background:#ffd33d66}i.unplaced{background:#0002}
${Object.entries(colors)
  .map(([name, color]) => `i.${name}{border-color:${color}}`)
  .join('')}
</style><nav>${legend.join('')}<span style="border-style:dashed;background:#ffd33d66">asked of the owner</span></nav>${parts.join('\n')}</html>`
}
