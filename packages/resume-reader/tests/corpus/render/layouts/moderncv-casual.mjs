import { yamlLatex, yamlResume } from '../tools.mjs'
import { withoutGermanCountry, yamlPrints } from '../yaml-prints.mjs'

/** The style casual of moderncv, filled by YAMLResume: the contacts stand at the foot of the page. */
export const moderncvCasual = {
  linked: true,
  through: 'xelatex',
  suffix: 'tex',
  dates: 'short',
  prints: yamlPrints,
  asPrinted: withoutGermanCountry,
  html: (person) => yamlResume(person, yamlLatex('moderncv-casual')),
}
