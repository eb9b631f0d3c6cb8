export { projectSiteEvent as onSiteTakenDown } from '../commands/project-site.js'
