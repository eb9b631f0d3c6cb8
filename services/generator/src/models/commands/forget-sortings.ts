import { removeAll } from '@thumbfolio/kit/store'
import type { Ports } from '../ports.js'

/** Removes what earlier versions asked models about the lines of resumes. Each contains a whole resume: few at once. */
export const forgetSortings = ({ sortings, now }: Ports): Promise<unknown> =>
  removeAll(sortings, 'started', { to: now() }, { pageSize: 10 })
