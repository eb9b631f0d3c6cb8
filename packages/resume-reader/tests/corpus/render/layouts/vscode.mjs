import { yamlResume, yamlWeb } from '../tools.mjs'
import { withoutGermanCountry, yamlWebPrints } from '../yaml-prints.mjs'

/** YAMLResume's page `vscode`: light letters on black, titles as calls of functions. */
export const vscode = {
  only: ['marketer', 'postgrad'],
  linked: true,
  dates: 'short',
  prints: yamlWebPrints,
  asPrinted: withoutGermanCountry,
  html: (person) => yamlResume(person, yamlWeb('vscode')),
}
