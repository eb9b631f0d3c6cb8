import { StudioPage } from '../features/studio/studio-page.js'
import { DraftPhoto } from './draft-photo.js'

/** The studio, with the photo of the draft. */
export const StudioScreen = () => <StudioPage Photo={DraftPhoto} />
