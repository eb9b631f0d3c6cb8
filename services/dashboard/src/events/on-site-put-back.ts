export { projectSiteEvent as onSitePutBack } from '../commands/project-site.js'
