export { projectSiteEvent as onSiteFailed } from '../commands/project-site.js'
