import { Notice } from '../../ui/notice.js'
import { Said } from '../../ui/said.js'
import type { LaunchRefusal } from './use-launching.js'

/** That no launch began, in the server's own words, and what it cost. */
export const RefusedLaunch = ({ refusal: { title, words, detail } }: { refusal: LaunchRefusal }) => (
  <Notice kind="problem" title={title}>
    {words !== undefined && (
      <p className="text-base-content">
        <Said text={words} />
      </p>
    )}
    <p className={words === undefined ? '' : 'mt-1'}>{detail}</p>
  </Notice>
)
