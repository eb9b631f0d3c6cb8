import toast from 'react-hot-toast/headless'
import { messageOf } from '../lib/api-problem.js'
import { logOut as endOnServer } from '../lib/session-api.js'
import { storedWords } from '../lib/storage.js'

/** Ends the session on the server. Where that fails it expires there. */
export async function logOut(): Promise<void> {
  storedWords.clear()
  try {
    await endOnServer()
    toast.success('User Logged Out')
  } catch (error) {
    toast.error(messageOf(error, 'Error in Logging Out'))
  }
}
