import type { ComponentType } from 'react'

/** Chooses the photo of a draft. `onSaved`: the draft has another version. */
export type DraftPhotoSlot = ComponentType<{ draftId: string; onSaved: () => void }>
