import {
  apiBase,
  DomainError,
  PhotoSource,
  type draftPhotoRoutes,
  type photoRoutes,
} from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { changePhoto, removePhoto } from '../commands/change-photo.js'
import { offerPhotos, shownOffer } from '../commands/offer-photos.js'
import { draftHolder, siteHolder, type PhotoHolder } from '../commands/photo-holders.js'
import { takeOffered, uploadPhoto } from '../commands/set-photo.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { presentPhoto } from './present-photo.js'

export const privatePicture = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

interface Asked<P> {
  readonly session: { readonly userId: string }
  readonly params: P
}

/** The same for everything that has a photo. A live page follows a change by itself. */
function handlersOf<P>(
  ports: Ports,
  holderOf: (asked: Asked<P>) => PhotoHolder,
  pathOf: (params: P) => string,
) {
  const state = (site: Site) => ({ status: 200 as const, body: { data: presentPhoto(site) } })
  return {
    read: async (asked: Asked<P>) => state(await holderOf(asked).find()),
    upload: async (asked: Asked<P>, { photo: url, ...shown }: { photo: string } & Shown) =>
      state(await uploadPhoto(ports, holderOf(asked), { url, ...shown })),
    take: async (asked: Asked<P>, wanted: { from: PhotoSource } & Shown) =>
      state(await takeOffered(ports, holderOf(asked), wanted)),
    change: async (asked: Asked<P>, shown: Shown) => state(await changePhoto(ports, holderOf(asked), shown)),
    remove: async (asked: Asked<P>) => state(await removePhoto(ports, holderOf(asked))),
    original: async (asked: Asked<P>) => {
      const { ownerId, settings } = await holderOf(asked).find()
      const body = settings.photo && (await ports.photos.read(ownerId, settings.photo.id, 'original'))
      if (!body) throw new DomainError('not-found')
      return { status: 200 as const, body, headers: privatePicture }
    },
    offers: async (asked: Asked<P>) => {
      const offers = await offerPhotos(ports, holderOf(asked))
      const path = `${apiBase}${pathOf(asked.params)}/photo/offers`
      const data = offers.map((offer) => ({ ...offer, url: `${path}/${offer.from}` }))
      return { status: 200 as const, body: { data } }
    },
    offered: async (asked: Asked<P & { from: string }>) => {
      const from = PhotoSource.safeParse(asked.params.from)
      const picture = from.success ? await shownOffer(ports, holderOf(asked), from.data) : undefined
      if (!picture) throw new DomainError('not-found')
      return { status: 200 as const, body: picture.bytes, headers: privatePicture }
    },
  }
}

type Shown = Parameters<typeof changePhoto>[2]

export function photoHandlers(ports: Ports): RouteHandlers<typeof photoRoutes> {
  const site = handlersOf<{ name: string }>(
    ports,
    ({ session, params }) => siteHolder(ports, { ownerId: session.userId, siteName: params.name }),
    ({ name }) => `/make/sites/${name}`,
  )
  return {
    sitePhoto: (asked) => site.read(asked),
    uploadSitePhoto: (asked) => site.upload(asked, asked.body),
    takeOfferedPhoto: (asked) => site.take(asked, asked.body),
    changeSitePhoto: (asked) => site.change(asked, asked.body),
    removeSitePhoto: (asked) => site.remove(asked),
    originalSitePhoto: (asked) => site.original(asked),
    photoOffers: (asked) => site.offers(asked),
    offeredPicture: (asked) => site.offered(asked),
  }
}

export function draftPhotoHandlers(ports: Ports): RouteHandlers<typeof draftPhotoRoutes> {
  const draft = handlersOf<{ id: string }>(
    ports,
    ({ session, params }) => draftHolder(ports, { ownerId: session.userId, id: params.id }),
    ({ id }) => `/make/drafts/${id}`,
  )
  return {
    draftPhoto: (asked) => draft.read(asked),
    uploadDraftPhoto: (asked) => draft.upload(asked, asked.body),
    takeOfferedDraftPhoto: (asked) => draft.take(asked, asked.body),
    changeDraftPhoto: (asked) => draft.change(asked, asked.body),
    removeDraftPhoto: (asked) => draft.remove(asked),
    originalDraftPhoto: (asked) => draft.original(asked),
    draftPhotoOffers: (asked) => draft.offers(asked),
    offeredDraftPicture: (asked) => draft.offered(asked),
  }
}
