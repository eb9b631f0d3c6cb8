import { yamlResume, yamlWeb } from '../tools.mjs'
import { withoutGermanCountry, yamlWebPrints } from '../yaml-prints.mjs'

/** YAMLResume's page `calm`: everything in the middle at the head, firms before roles, dates at the right. */
export const calm = {
  linked: true,
  dates: 'short',
  prints: yamlWebPrints,
  asPrinted: withoutGermanCountry,
  html: (person) => yamlResume(person, yamlWeb('calm')),
}
