import type { Theme } from '../../composition.js'
import type { Palette, Scheme } from '../palette.js'
import { base } from './base.js'
import { entries } from './entries.js'
import { front } from './front.js'
import { lists } from './lists.js'
import { print } from './print.js'
import { modern } from './modern.js'

const packed = (css: string) =>
  css
    .replace(/\n/g, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/;\}/g, '}')
    .trim()

const rules = packed(base + front + entries + lists)
const paper = packed(print)
const themed: Readonly<Record<Theme, string>> = { editorial: '', modern: packed(modern) }

const roles = (scheme: Scheme) =>
  Object.entries(scheme)
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(';')

/** The whole style of a page. Paper is always light. */
export const styleSheet = ({ light, dark }: Palette, theme: Theme): string =>
  `:root{${roles(light)}}@media screen and (prefers-color-scheme:dark){:root{${roles(dark)}}}${rules}${themed[theme]}${paper}`
