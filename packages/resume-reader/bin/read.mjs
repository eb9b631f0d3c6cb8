/** `npm run --silent read -- DIR OUT [--provenance]`: every PDF of DIR becomes OUT/NAME.json in the JSON Resume schema. */
import { readFolder } from './read-folder.mjs'

const given = process.argv.slice(2)
const [from, to] = given.filter((argument) => !argument.startsWith('--'))
if (from === undefined || to === undefined) {
  console.error('usage: npm run --silent read -- DIR OUT [--provenance]')
  process.exit(2)
}
const { readings, refusals } = await readFolder(from, to, { whole: given.includes('--provenance') })
for (const refusal of refusals) console.error(refusal)
console.error(`${readings.size} read, ${refusals.length} refused`)
