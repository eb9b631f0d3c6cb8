/**
 * `node tests/corpus/render/render.mjs SET OUT`: renders every person of a set through each of its layouts, writes
 * OUT/pdf and OUT/truth. The truth of a sheet is written by hand, and only compared. Needs Chromium (CHROMIUM), LibreOffice's soffice and
 * poppler's pdftotext and pdfinfo; the sets fifth and sixth TeX Live and the packages of `templates.mjs` (RENDER_TOOLS).
 */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sets } from './sets.mjs'
import { absentFrom, truthOf } from './truth.mjs'

const [set, to] = process.argv.slice(2)
const chosen = sets[set]
if (chosen === undefined || to === undefined) {
  console.error(`usage: render.mjs ${Object.keys(sets).join('|')} OUT`)
  process.exit(2)
}
const out = resolve(to)
const work = await mkdtemp(join(tmpdir(), 'thumbfolio-render-'))
for (const folder of ['pdf', 'truth']) await mkdir(join(out, folder), { recursive: true })
for (const name of chosen.sheets ?? []) await printSheet(name)
for (const id of chosen.people ?? []) {
  const person = { ...JSON.parse(await readFile(new URL(`people/${id}.json`, import.meta.url), 'utf8')), id }
  for (const [name, layout] of Object.entries(chosen.layouts)) {
    if (layout.only === undefined || layout.only.includes(id)) await render({ ...layout, name }, person)
  }
}
if (process.env['KEEP'] === undefined) await rm(work, { recursive: true })
else console.error(work)

async function printSheet(name) {
  const pdf = join(out, 'pdf', `${name}.pdf`)
  chromium(fileURLToPath(new URL(`sheets/${name}.html`, import.meta.url)), pdf)
  const truth = await readFile(join(out, 'truth', `${name}.json`), 'utf8').catch(() => '{}')
  warn(name, JSON.parse(truth), pdf)
}

function warn(name, truth, pdf) {
  const printed = execFileSync('pdftotext', ['-raw', pdf, '-'], { encoding: 'utf8' })
  for (const value of absentFrom(truth, printed)) console.error(`${name}: not printed: ${value}`)
}

async function render(layout, person) {
  const name = `${layout.name}--${person.id}`
  const source = join(work, `${name}.${layout.suffix ?? 'html'}`)
  await writeFile(source, await layout.html(structuredClone(person), work))
  const pdf = join(out, 'pdf', `${name}.pdf`)
  if (layout.through === 'office') await office(layout, source, pdf)
  else if (layout.suffix === 'tex') await latex(layout, source, pdf)
  else chromium(source, pdf)
  const truth = truthOf(layout.asPrinted?.(structuredClone(person)) ?? person, layout)
  if (layout.linked) truth.meta.optional.push(...targetsIn(pdf))
  warn(name, truth, pdf)
  await writeFile(join(out, 'truth', `${name}.json`), `${JSON.stringify(truth, undefined, 2)}\n`)
}

function targetsIn(pdf) {
  const listed = execFileSync('pdfinfo', ['-url', pdf], { encoding: 'utf8' }).split('\n').slice(1)
  const targets = listed.map((line) =>
    line
      .trim()
      .split(/\s+/)
      .slice(2)
      .join(' ')
      .replace(/^mailto:/, ''),
  )
  return [...new Set(targets.filter((target) => target !== '' && !target.startsWith('file:')))]
}

async function latex({ through, inputs = [] }, source, pdf) {
  const env = { ...process.env, TEXINPUTS: [work, ...inputs, ''].join(':') }
  const options = ['-interaction=nonstopmode', `-output-directory=${work}`, source]
  for (let pass = 1; pass <= 2; pass += 1) {
    try {
      execFileSync(through, options, { stdio: 'ignore', env, cwd: work })
    } catch {
      console.error(`${source}: ${through} complains, see its log`)
    }
  }
  await writeFile(pdf, await readFile(source.replace(/\.tex$/, '.pdf')))
}

function chromium(source, pdf) {
  const browser = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  const profile = `--user-data-dir=${join(work, 'profile')}`
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', profile]
  execFileSync(browser, [...options, `--print-to-pdf=${pdf}`, pathToFileURL(source).href], {
    stdio: 'ignore',
  })
}

async function office({ suffix }, source, pdf) {
  const profile = `-env:UserInstallation=${pathToFileURL(join(work, 'office')).href}`
  const filter = suffix === undefined ? ['--infilter=HTML (StarWriter)'] : []
  const options = [
    '--headless',
    profile,
    ...filter,
    '--convert-to',
    'pdf:writer_pdf_Export',
    '--outdir',
    work,
  ]
  execFileSync('soffice', [...options, source], { stdio: 'ignore' })
  await rename(source.replace(/\.\w+$/, '.pdf'), pdf).catch(async () =>
    writeFile(pdf, await readFile(source.replace(/\.\w+$/, '.pdf'))),
  )
}
