import type { RouteDeclaration } from '../route.js'
import { authRoutes } from './auth-routes.js'
import { checkupRoutes } from './checkup-routes.js'
import { contactRoutes } from './contact-routes.js'
import { dashboardRoutes } from './dashboard-routes.js'
import { domainRoutes } from './domain-routes.js'
import { draftRoutes } from './draft-routes.js'
import { generatorRoutes } from './generator-routes.js'
import { githubRoutes } from './github-routes.js'
import { languageRoutes } from './language-routes.js'
import { linkPreviewRoutes } from './link-preview-routes.js'
import { nameRoutes } from './name-routes.js'
import { noticeRoutes } from './notice-routes.js'
import { paymentRoutes } from './payment-routes.js'
import { draftPhotoRoutes, photoRoutes } from './photo-routes.js'
import { pictureRoutes } from './picture-routes.js'
import { readerLinkRoutes } from './reader-link-routes.js'
import { repositoryRoutes } from './repository-routes.js'
import { resumeImportRoutes } from './resume-import-routes.js'
import { resumeRoutes } from './resume-routes.js'
import { supportRoutes } from './support-routes.js'
import { visitRoutes } from './visit-routes.js'

/** Every public route by its operation name: the gateway's table, the web's client and the OpenAPI document. */
export const routes = {
  ...authRoutes,
  ...noticeRoutes,
  ...resumeRoutes,
  ...resumeImportRoutes,
  ...paymentRoutes,
  ...generatorRoutes,
  ...draftRoutes,
  ...photoRoutes,
  ...draftPhotoRoutes,
  ...languageRoutes,
  ...pictureRoutes,
  ...contactRoutes,
  ...checkupRoutes,
  ...githubRoutes,
  ...linkPreviewRoutes,
  ...readerLinkRoutes,
  ...nameRoutes,
  ...domainRoutes,
  ...visitRoutes,
  ...repositoryRoutes,
  ...dashboardRoutes,
  ...supportRoutes,
}

export const apiBase = '/api/v1'

/** The path a server mounts: `/api/v1/…`, or `/internal/…` unchanged. */
export const mountPath = ({ path }: RouteDeclaration): string =>
  path.startsWith('/internal/') ? path : `${apiBase}${path}`
