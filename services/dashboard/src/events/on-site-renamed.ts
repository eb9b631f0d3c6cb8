export { projectRename as onSiteRenamed } from '../commands/project-site.js'
