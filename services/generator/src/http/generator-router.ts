import {
  domainInternalRoutes,
  domainRoutes,
  draftRoutes,
  generatorInternalRoutes,
  generatorRoutes,
  holdingRoutes,
  nameRoutes,
  photoRoutes,
  repositoryRoutes,
  visitRoutes,
} from '@thumbfolio/contracts'
import { createRouter, type RouterOptions } from '@thumbfolio/kit'
import express, { type Router } from 'express'
import type { Ports } from '../ports.js'
import { domainHandlers, domainInternalHandlers } from './domain-handlers.js'
import { draftHandlers } from './draft-handlers.js'
import { generatorHandlers } from './generator-handlers.js'
import { generatorInternalHandlers } from './generator-internal-handlers.js'
import { holdingHandlers } from './holding-handlers.js'
import { nameHandlers } from './name-handlers.js'
import { photoHandlers } from './photo-handlers.js'
import { repositoryHandlers } from './repository-handlers.js'
import { visitHandlers } from './visit-handlers.js'

/** Of bodies of up to 14.5 MB twice as many are held. */
const photosAtOnce = { uploadSitePhoto: 2, takeOfferedPhoto: 2, photoOffers: 2, offeredPicture: 2 }

/** Every declared route of this service. */
export const generatorRouter = (
  ports: Ports,
  host: Parameters<typeof generatorHandlers>[1],
  door: RouterOptions,
): Router =>
  express
    .Router({ caseSensitive: true })
    .use(createRouter(generatorRoutes, generatorHandlers(ports, host), door))
    .use(createRouter(draftRoutes, draftHandlers(ports), door))
    .use(createRouter(photoRoutes, photoHandlers(ports), { ...door, concurrency: photosAtOnce }))
    .use(createRouter(nameRoutes, nameHandlers(ports), door))
    .use(createRouter(domainRoutes, domainHandlers(ports), door))
    .use(createRouter(domainInternalRoutes, domainInternalHandlers(ports), door))
    .use(createRouter(visitRoutes, visitHandlers(ports), door))
    .use(createRouter(repositoryRoutes, repositoryHandlers(ports), door))
    .use(createRouter(generatorInternalRoutes, generatorInternalHandlers(ports), door))
    .use(createRouter(holdingRoutes.generator, holdingHandlers(ports), door))
