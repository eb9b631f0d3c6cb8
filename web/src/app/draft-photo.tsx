import { photoOfDraft } from '../features/site-content/photo-api.js'
import { PhotoPanel } from '../features/site-content/photo-panel.js'

/** The photo of a draft, wherever the draft is shown. Visitors see it once the draft is live. */
export const DraftPhoto = ({ draftId, onSaved }: { draftId: string; onSaved: () => void }) => (
  <PhotoPanel key={draftId} name={photoOfDraft(draftId)} onSaved={onSaved} />
)
