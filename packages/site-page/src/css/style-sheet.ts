import { typeRoles } from '../parts/fonts.js'
import type { Look } from '../themes/look.js'
import type { Scheme } from '../parts/palette.js'
import { actions } from './actions.js'
import { caseStudy } from './case-study.js'
import { base } from './base.js'
import { entries } from './entries.js'
import { front } from './front.js'
import { lists } from './lists.js'
import { pictures } from './pictures.js'
import { print } from './print.js'

const packed = (css: string) =>
  css
    .replace(/\n/g, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/;\}/g, '}')
    .trim()

const shared = packed(base + front + entries + lists + pictures + actions)
const paper = packed(print)
const ofCaseStudies = packed(caseStudy)

/** Each theme's rules, packed when they are first asked for. */
const packedRules = new Map<string, string>()
function rulesOf({ id, theme }: Look): string {
  const known = packedRules.get(id) ?? packed(theme.css)
  packedRules.set(id, known)
  return known
}

const roles = (scheme: Scheme) =>
  Object.entries(scheme)
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(';')

/** The whole style of a document. Paper is always light, and has one layout. */
export function styleSheet(look: Look, isCaseStudy = false): string {
  const faces = look.fonts.map(({ face }) => face).join('')
  return `${faces}:root{${typeRoles(look.pairing)}}${coloursOf(look)}${shared}@media screen{${rulesOf(look)}}${paper}${isCaseStudy ? ofCaseStudies : ''}`
}

function coloursOf({ palette: { light, dark }, scheme }: Look): string {
  const day = `:root{${roles(light)};color-scheme:light}`
  if (scheme === 'light') return day
  const night = `:root{${roles(dark)};color-scheme:dark}`
  return scheme === 'dark'
    ? `${day}@media screen{${night}}`
    : `${day}@media screen and (prefers-color-scheme:dark){${night}}`
}
