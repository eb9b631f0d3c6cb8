import { Link } from 'react-router-dom'
import { Page } from '../ui/page.js'

export function NotFoundPage() {
  return (
    <Page
      title="This page does not exist"
      width="reading"
      lead="The address may be mistyped, or what was here has been deleted."
    >
      <div className="flex flex-wrap gap-3">
        <Link to="/" className="btn btn-primary">
          Go to the start
        </Link>
        <Link to="/support" className="btn">
          Ask support
        </Link>
      </div>
    </Page>
  )
}
