import { apiBase, DomainError, PhotoSource, type photoRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { changePhoto, removePhoto } from '../commands/change-photo.js'
import { ownSite } from '../commands/find-site.js'
import { offerPhotos, shownOffer } from '../commands/offer-photos.js'
import { takeOffered, uploadPhoto, type SiteWanted } from '../commands/set-photo.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { presentPhoto } from './present-photo.js'

export const privatePicture = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

export function photoHandlers(ports: Ports): RouteHandlers<typeof photoRoutes> {
  const wanted = (session: { userId: string }, params: { name: string }): SiteWanted => ({
    ownerId: session.userId,
    siteName: params.name,
  })
  /** The page follows a change by itself. */
  async function changed(change: Promise<Site>) {
    const site = await change
    return { status: 200 as const, body: { data: presentPhoto(site) } }
  }

  return {
    async sitePhoto({ session, params }) {
      const site = await ownSite(ports, wanted(session, params))
      return { status: 200, body: { data: presentPhoto(site) } }
    },
    uploadSitePhoto: ({ session, params, body: { photo: url, ...shown } }) =>
      changed(uploadPhoto(ports, wanted(session, params), { url, ...shown })),
    takeOfferedPhoto: ({ session, params, body }) =>
      changed(takeOffered(ports, wanted(session, params), body)),
    changeSitePhoto: ({ session, params, body }) =>
      changed(changePhoto(ports, wanted(session, params), body)),
    removeSitePhoto: ({ session, params }) => changed(removePhoto(ports, wanted(session, params))),
    async originalSitePhoto({ session, params }) {
      const { ownerId, settings } = await ownSite(ports, wanted(session, params))
      const body = settings.photo && (await ports.photos.read(ownerId, settings.photo.id, 'original'))
      if (!body) throw new DomainError('not-found')
      return { status: 200, body, headers: privatePicture }
    },
    async photoOffers({ session, params }) {
      const offers = await offerPhotos(ports, await ownSite(ports, wanted(session, params)))
      const path = `${apiBase}/make/sites/${params.name}/photo/offers`
      return {
        status: 200,
        body: { data: offers.map((offer) => ({ ...offer, url: `${path}/${offer.from}` })) },
      }
    },
    async offeredPicture({ session, params }) {
      const site = await ownSite(ports, wanted(session, params))
      const from = PhotoSource.safeParse(params.from)
      const picture = from.success ? await shownOffer(ports, site, from.data) : undefined
      if (!picture) throw new DomainError('not-found')
      return { status: 200, body: picture.bytes, headers: privatePicture }
    },
  }
}
