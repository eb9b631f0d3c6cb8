export { projectSiteEvent as onSiteSuggestionsChanged } from '../commands/project-site.js'
