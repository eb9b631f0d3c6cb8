export { projectSiteEvent as onSiteGenerated } from '../commands/project-site.js'
