import { yamlLatex, yamlResume } from '../tools.mjs'
import { withoutGermanCountry, yamlPrints } from '../yaml-prints.mjs'

/** "Jake's Resume" as YAMLResume sets it: roles and firms with the dates at the right, one column. */
export const jake = {
  linked: true,
  through: 'xelatex',
  suffix: 'tex',
  dates: 'short',
  prints: yamlPrints,
  asPrinted: withoutGermanCountry,
  html: (person) => yamlResume(person, yamlLatex('jake')),
}
