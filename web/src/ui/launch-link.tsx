import { Link } from 'react-router-dom'
import type { LeftLaunch } from '../lib/left-launch.js'

/** Back to a launch that was left, with everything as it was chosen. */
export const LaunchLink = ({ launch, className }: { launch: LeftLaunch; className: string }) => (
  <Link to={launch.address} state={launch.state} className={className}>
    Back to your launch
  </Link>
)
