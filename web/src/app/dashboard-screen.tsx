import { DashboardPage } from '../features/dashboard/dashboard-page.js'
import { StartUpload } from '../features/upload/start-upload.js'

/** The dashboard, which begins with the upload while there is nothing on it. */
export const DashboardScreen = () => <DashboardPage start={<StartUpload />} />
