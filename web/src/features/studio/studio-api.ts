import {
  draftRoutes,
  githubRoutes,
  linkPreviewRoutes,
  pictureRoutes,
  type Confirmations,
  type DraftView,
  type GitHubListing,
  type LinkPreview,
  type MarkedPage,
  type Picture,
  type PictureOffer,
  type Removed,
  type SiteContent,
} from '@thumbfolio/contracts'
import { call, callTagged, download } from '../../lib/api-client.js'
import { dataUrl } from '../../lib/data-url.js'
import { ifMatchOf } from '../../lib/draft-api.js'

/** Opens the draft of changes of a live page; creates one if there is none. */
export const openChanges = async (name: string): Promise<DraftView> =>
  (await call(draftRoutes.openChanges, { params: { name } })).data

/** The page of a draft; `study`: the case study of the entry with this id. */
export const pageOf = async (id: string, study?: string, signal?: AbortSignal): Promise<MarkedPage> =>
  (
    await call(
      draftRoutes.draftPage,
      { params: { id }, query: { ...(study !== undefined && { study }) } },
      { signal },
    )
  ).data

/** The live page gets these changes, and their draft ends. @throws ApiProblem `draft-outdated`, `confirmation-needed` */
export const publishChanges = async (draft: DraftView, confirm?: Confirmations): Promise<SiteContent> => {
  const input = { params: { id: draft.id }, body: { ...(confirm && { confirm }) } }
  return (await callTagged(draftRoutes.publishChanges, input, ifMatchOf(draft))).body.data
}

/** The changes on the live page as it is now; `collisions`: what that says where they say something else. @throws ApiProblem */
export async function rebaseChanges(
  draft: DraftView,
): Promise<{ draft: DraftView; collisions: readonly Removed[] }> {
  const { body } = await callTagged(draftRoutes.rebaseChanges, { params: { id: draft.id } }, ifMatchOf(draft))
  return { draft: body.data, collisions: body.collisions }
}

/** Making a large picture smaller takes seconds, and uploading it longer. */
const pictureTimeoutMs = 60_000

/** No page shows the picture until an edit refers to it. `onSent` gets the sent share, 0 to 1. @throws ApiProblem */
export async function uploadPicture(file: File, onSent: (share: number) => void): Promise<Picture> {
  return keepPicture(await dataUrl(file, file.type), onSent)
}

/** @throws ApiProblem */
async function keepPicture(picture: string, onSent?: (share: number) => void): Promise<Picture> {
  const options = { timeoutMs: pictureTimeoutMs, ...(onSent && { onSent }) }
  return (await call(pictureRoutes.uploadPicture, { body: { picture } }, options)).data
}

/** Shows how a linked page presents itself. Nothing is kept. @throws ApiProblem */
export const previewLink = async (url: string): Promise<LinkPreview> =>
  (await call(linkPreviewRoutes.previewLink, { body: { url } }, { timeoutMs: pictureTimeoutMs })).data

/** Uploads the picture of a preview. @throws ApiProblem */
export const keepLinkPicture = ({ picture }: LinkPreview): Promise<Picture> => keepPicture(picture.dataUrl)

/** Pictures in the PDF of the resume, each with the entry that it stands beside. The PDF is read for it. @throws ApiProblem */
export const pictureOffers = async (draft: string, signal: AbortSignal): Promise<readonly PictureOffer[]> =>
  (
    await call(
      pictureRoutes.pictureOffers,
      { params: { id: draft } },
      { signal, timeoutMs: pictureTimeoutMs },
    )
  ).data

/** An offered picture, as JPEG. @throws ApiProblem */
export async function offeredPicture(draft: string, number: number, signal: AbortSignal): Promise<Blob> {
  const params = { id: draft, number: String(number) }
  const options = { signal, timeoutMs: pictureTimeoutMs }
  return new Blob([await download(pictureRoutes.offeredPictureOfWork, { params }, options)], {
    type: 'image/jpeg',
  })
}

/** Uploads an offered picture. @throws ApiProblem */
export const keepOfferedPicture = async (picture: Blob): Promise<Picture> =>
  keepPicture(await dataUrl(picture, picture.type))

/** A picture of the user, as JPEG. @throws ApiProblem */
export const pictureOf = async (id: string): Promise<Blob> =>
  new Blob([await download(pictureRoutes.picture, { params: { id } })], { type: 'image/jpeg' })

/** GitHub is waited for. */
const githubTimeoutMs = 60_000

/** The public repositories of a GitHub account. @throws ApiProblem */
export const githubProjectsOf = async (user: string): Promise<GitHubListing> =>
  (await call(githubRoutes.githubProjects, { params: { user } }, { timeoutMs: githubTimeoutMs })).data
