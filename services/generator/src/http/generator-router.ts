import {
  checkupRoutes,
  contactRoutes,
  domainInternalRoutes,
  domainRoutes,
  draftRoutes,
  githubRoutes,
  generatorInternalRoutes,
  generatorOperatorRoutes,
  generatorRoutes,
  languageRoutes,
  linkPreviewRoutes,
  personalDataRoutes,
  nameRoutes,
  draftPhotoRoutes,
  photoRoutes,
  pictureRoutes,
  readerLinkRoutes,
  repositoryRoutes,
  visitRoutes,
} from '@thumbfolio/contracts'
import { createRouter, type RouterOptions } from '@thumbfolio/kit/http'
import express, { type Router } from 'express'
import type { Ports } from '../launches/ports.js'
import { contactHandlers } from '../hosting/http/contact-handlers.js'
import { domainHandlers, domainInternalHandlers } from '../hosting/http/domain-handlers.js'
import { checkupHandlers } from '../launches/http/checkup-handlers.js'
import { draftHandlers } from '../launches/http/draft-handlers.js'
import { languageHandlers } from '../launches/http/language-handlers.js'
import { githubHandlers } from '../hosting/http/github-handlers.js'
import { generatorHandlers } from '../launches/http/generator-handlers.js'
import { generatorInternalHandlers } from '../launches/http/generator-internal-handlers.js'
import { operatorHandlers } from '../launches/http/operator-handlers.js'
import { personalDataHandlers } from '../launches/http/personal-data-handlers.js'
import { nameHandlers } from '../launches/http/name-handlers.js'
import { linkPreviewHandlers, pictureHandlers } from '../launches/http/picture-handlers.js'
import { readerLinkHandlers } from '../launches/http/reader-link-handlers.js'
import { draftPhotoHandlers, photoHandlers } from '../launches/http/photo-handlers.js'
import { repositoryHandlers } from '../hosting/http/repository-handlers.js'
import { visitHandlers } from '../hosting/http/visit-handlers.js'

/** Of bodies of up to 14.5 MB twice as many are held. */
const photosAtOnce = { uploadSitePhoto: 2, takeOfferedPhoto: 2, photoOffers: 2, offeredPicture: 2 }

const draftPhotosAtOnce = {
  uploadDraftPhoto: 2,
  takeOfferedDraftPhoto: 2,
  draftPhotoOffers: 2,
  offeredDraftPicture: 2,
}

const picturesAtOnce = { uploadPicture: 2, pictureOffers: 2, offeredPictureOfWork: 2 }

const linksAtOnce = { previewLink: 4 }

/** Every declared route of this service. */
export const generatorRouter = (
  ports: Ports,
  host: Parameters<typeof generatorHandlers>[1],
  routerOptions: RouterOptions,
): Router =>
  express
    .Router({ caseSensitive: true })
    .use(createRouter(generatorRoutes, generatorHandlers(ports, host), routerOptions))
    .use(createRouter(draftRoutes, draftHandlers(ports), routerOptions))
    .use(createRouter(languageRoutes, languageHandlers(ports), routerOptions))
    .use(createRouter(photoRoutes, photoHandlers(ports), { ...routerOptions, concurrency: photosAtOnce }))
    .use(
      createRouter(draftPhotoRoutes, draftPhotoHandlers(ports), {
        ...routerOptions,
        concurrency: draftPhotosAtOnce,
      }),
    )
    .use(
      createRouter(pictureRoutes, pictureHandlers(ports), { ...routerOptions, concurrency: picturesAtOnce }),
    )
    .use(createRouter(githubRoutes, githubHandlers(ports), routerOptions))
    .use(
      createRouter(linkPreviewRoutes, linkPreviewHandlers(ports), {
        ...routerOptions,
        concurrency: linksAtOnce,
      }),
    )
    .use(createRouter(readerLinkRoutes, readerLinkHandlers(ports), routerOptions))
    .use(createRouter(checkupRoutes, checkupHandlers(ports), routerOptions))
    .use(createRouter(contactRoutes, contactHandlers(ports), routerOptions))
    .use(createRouter(nameRoutes, nameHandlers(ports), routerOptions))
    .use(createRouter(domainRoutes, domainHandlers(ports), routerOptions))
    .use(createRouter(domainInternalRoutes, domainInternalHandlers(ports), routerOptions))
    .use(createRouter(visitRoutes, visitHandlers(ports), routerOptions))
    .use(createRouter(repositoryRoutes, repositoryHandlers(ports), routerOptions))
    .use(createRouter(generatorInternalRoutes, generatorInternalHandlers(ports), routerOptions))
    .use(createRouter(generatorOperatorRoutes, operatorHandlers(ports), routerOptions))
    .use(createRouter(personalDataRoutes.generator, personalDataHandlers(ports), routerOptions))
