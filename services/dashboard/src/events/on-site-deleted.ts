export { projectSiteEvent as onSiteDeleted } from '../commands/project-site.js'
