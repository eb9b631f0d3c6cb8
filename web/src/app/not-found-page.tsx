import { Link } from 'react-router-dom'
import { Page } from '../ui/page.js'

export function NotFoundPage() {
  return (
    <Page
      title="Page not found"
      width="reading"
      lead="Check the address. The page may also have been moved or deleted."
    >
      <div className="flex flex-wrap gap-3">
        <Link to="/" className="btn btn-primary">
          Go to the home page
        </Link>
        <Link to="/support" className="btn">
          Ask support
        </Link>
      </div>
    </Page>
  )
}
