import { DashboardPage } from '../features/dashboard/dashboard-page.js'
import { StartUpload } from '../features/upload/start-upload.js'

/** The dashboard, with the upload first while it is empty. */
export const DashboardScreen = () => <DashboardPage start={<StartUpload />} />
