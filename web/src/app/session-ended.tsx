import { Notice } from '../ui/notice.js'

/** Over a page with words that cannot be saved any more: what is safe, and what can be done. It stays in sight. */
export const SessionEnded = () => (
  <div className="pointer-events-none sticky top-18 z-30 mx-auto mt-20 -mb-16 max-w-6xl px-5 md:px-8">
    <div className="pointer-events-auto rounded-box shadow-lg">
      <Notice
        kind="problem"
        title="You are logged out"
        action={
          <a href="/login" target="_blank" rel="noreferrer" className="btn">
            Log in in a new tab
          </a>
        }
      >
        Your changes are still here but not saved. Log in in another tab, then save them here.
      </Notice>
    </div>
  </div>
)
