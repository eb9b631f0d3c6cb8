export { projectSiteEvent as onSiteRequested } from '../commands/project-site.js'
