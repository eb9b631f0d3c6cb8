import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '../../lib/api-problem.js'
import { useUser } from '../../lib/session-store.js'
import { Portrait } from '../../ui/portrait.js'
import { Working } from '../../ui/spinner.js'
import { Unbroken } from '../../ui/unbroken.js'
import { pictureRefusal, replacePicture } from './profile-api.js'

/** The picture of the account, and the way to another one. */
export function Avatar() {
  const { username, profilePicture } = useUser()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const [isUpdating, setIsUpdating] = useState(false)

  const choose = async (file: File) => {
    const reason = pictureRefusal(file)
    setRefusal(reason)
    if (reason !== undefined) return
    setIsUpdating(true)
    try {
      await replacePicture(file)
      toast.success('Profile updated successfully')
    } catch (error) {
      setRefusal(messageOf(error, 'Error in updating profile'))
    } finally {
      setIsUpdating(false)
    }
  }

  return (
    <div className="flex items-center gap-6">
      <Portrait
        username={username}
        picture={profilePicture}
        alt="Your picture"
        className="size-24 text-2xl"
      />
      <div>
        <button type="button" className="btn" disabled={isUpdating} onClick={() => input.current?.click()}>
          {isUpdating ? <Working /> : <Camera className="size-4" aria-hidden="true" />}
          Change picture
        </button>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="sr-only"
          tabIndex={-1}
          aria-label="Profile picture"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) void choose(file)
          }}
        />
        <p className="mt-2 text-sm" aria-live="polite">
          {refusal === undefined ? (
            <span className="text-muted">
              <Unbroken>PNG, JPEG or WebP, up to 5 MB</Unbroken>
            </span>
          ) : (
            <span className="text-danger">{refusal}</span>
          )}
        </p>
      </div>
    </div>
  )
}
