import { DomainError, mostPictures, type linkPreviewRoutes, type pictureRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { middleWidthOf, pictureName } from '@thumbfolio/site-page'
import { offeredWork, offerPictures } from '../commands/offer-pictures.js'
import { draftHolder } from '../commands/photo-holders.js'
import { previewLink } from '../commands/preview-link.js'
import { shelfOf, uploadPicture } from '../commands/upload-picture.js'
import { bytesOn } from '../domain/pictures/picture-shelf.js'
import type { Ports } from '../ports.js'
import { privatePicture } from './photo-handlers.js'

export const linkPreviewHandlers = (ports: Ports): RouteHandlers<typeof linkPreviewRoutes> => ({
  async previewLink({ session, body }) {
    return {
      status: 200,
      body: { data: await previewLink(ports, { ownerId: session.userId, url: body.url }) },
    }
  },
})

export const pictureHandlers = (ports: Ports): RouteHandlers<typeof pictureRoutes> => ({
  async uploadPicture({ session, body }) {
    return { status: 201, body: { data: await uploadPicture(ports, session.userId, body.picture) } }
  },
  async pictures({ session }) {
    const shelf = await shelfOf(ports, session.userId)
    const pictures = shelf.pictures.map(({ id, width, height }) => ({ id, width, height }))
    const used = { pictures: pictures.length, bytes: bytesOn(shelf) }
    const most = { pictures: mostPictures.owner, bytes: mostPictures.ownerBytes }
    return { status: 200, body: { data: { pictures, used, most } } }
  },
  async picture({ session, params }) {
    const { pictures } = await shelfOf(ports, session.userId)
    const picture = pictures.find(({ id }) => id === params.id)
    const name = picture && pictureName(picture.id, middleWidthOf(picture), 'jpg')
    const body = name && (await ports.pictureFiles.read(session.userId, name))
    if (!body) throw new DomainError('not-found')
    return { status: 200, body, headers: privatePicture }
  },
  async pictureOffers({ session, params }) {
    const holder = draftHolder(ports, { ownerId: session.userId, id: params.id })
    return { status: 200, body: { data: await offerPictures(ports, holder) } }
  },
  async offeredPictureOfWork({ session, params }) {
    const holder = draftHolder(ports, { ownerId: session.userId, id: params.id })
    const picture =
      /^\d{1,2}$/.test(params.number) && (await offeredWork(ports, holder, Number(params.number)))
    if (!picture) throw new DomainError('not-found')
    return { status: 200, body: picture.bytes, headers: privatePicture }
  },
})
