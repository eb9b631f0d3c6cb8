import { LaunchPage } from '../features/launch/launch-page.js'
import { DraftPhoto } from './draft-photo.js'

/** The launch, with the photo of its draft. */
export const LaunchScreen = () => <LaunchPage Photo={DraftPhoto} />
