import { Link } from 'react-router-dom'
import { Unbroken } from './unbroken.js'

interface VendorConsentProps {
  id?: string
  /** The vendor's name. */
  vendor: string
  isGranted: boolean
  onGrant: (granted: boolean) => void
  /** What the vendor gets, and how it is withdrawn. */
  text: string
}

/** The box that allows a vendor of models to see the resumes. */
export const VendorConsent = ({ id, vendor, isGranted, onGrant, text }: VendorConsentProps) => (
  <label className="mt-4 flex cursor-pointer items-start gap-3 rounded-box bg-base-200 p-4">
    <input
      id={id}
      type="checkbox"
      className="checkbox mt-0.5 scroll-mb-72 checkbox-sm"
      checked={isGranted}
      onChange={(event) => onGrant(event.target.checked)}
    />
    <span className="text-sm">
      <span className="block font-semibold">{vendor} may see my resumes</span>
      <span className="mt-1 block text-muted">
        <Unbroken>{text}</Unbroken>
      </span>
    </span>
  </label>
)

/** A vendor that was allowed before. */
export const AllowedVendor = ({ vendor }: { vendor: string }) => (
  <p className="mt-3 text-sm text-muted">
    You have allowed {vendor} to see your resumes. You can withdraw that on your{' '}
    <Link to="/profile" className="textlink">
      profile
    </Link>
    .
  </p>
)
