/**
 * Makes the pictures of the gallery from those that the end-to-end test of the three portfolios took: the published
 * pages as visitors see them. `make examples` runs both.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const taken = at('tests/output/')
const pictures = at('web/src/ui/examples/')
const longestPx = 3_400
const topRatio = 3 / 4

const sites = readdirSync(taken).flatMap((name) => /^p-(.+)-home-1440\.png$/.exec(name)?.[1] ?? [])
for (const site of sites) {
  const top = await cut(`${site}-home-1440`, 1_200, topRatio)
  for (const width of [480, 800, 1_200]) await save(top, `${site}-top-${width}`, width)
  await save(await cut(`${site}-home-1440`, 1_280), `${site}-whole`, 1_280)
  await save(await cut(`${site}-study-1440`, 1_280), `${site}-study`, 1_280)
  await save(await cut(`${site}-home-390`, 480, 844 / 390), `${site}-phone`, 480)
}
console.log(`${sites.length} portfolios: ${sites.join(', ')}`)

/** The upper part of a picture, in this width. `ratio`: height by width. Default: all of it, up to a limit. */
async function cut(name, width, ratio) {
  const { data, info } = await sharp(`${taken}p-${name}.png`)
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true })
  const height = Math.min(info.height, ratio === undefined ? longestPx : Math.round(width * ratio))
  return sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer()
}

function save(picture, name, width) {
  return sharp(picture).resize({ width }).webp({ quality: 80, effort: 6 }).toFile(`${pictures}${name}.webp`)
}
