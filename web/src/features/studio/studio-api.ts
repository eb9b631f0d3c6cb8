import {
  draftRoutes,
  githubRoutes,
  languageRoutes,
  linkPreviewRoutes,
  pictureRoutes,
  type Confirmations,
  type DraftView,
  type GitHubListing,
  type LinkPreview,
  type MarkedPage,
  type PageLanguage,
  type Picture,
  type PictureOffer,
  type Removed,
  type SiteContent,
  type SuggestedTranslation,
} from '@thumbfolio/contracts'
import { call, callTagged, download } from '../../lib/api-client.js'
import { dataUrl } from '../../lib/data-url.js'
import { ifMatchOf, languageQuery } from '../../lib/draft-api.js'

/** Opens the draft of changes of a live page; creates one if there is none. */
export const openChanges = async (name: string): Promise<DraftView> =>
  (await call(draftRoutes.openChanges, { params: { name } })).data

/** The page of a draft in its language; `study`: the case study of the entry with this id. */
export const pageOf = async (
  draft: DraftView,
  study: string | undefined,
  signal?: AbortSignal,
): Promise<MarkedPage> => {
  const query = { ...languageQuery(draft), ...(study !== undefined && { study }) }
  return (await call(draftRoutes.draftPage, { params: { id: draft.id }, query }, { signal })).data
}

export interface LanguageWanted {
  readonly language: PageLanguage
  /** Default: the words of the first language. */
  readonly resumeId?: string
}

/** @throws ApiProblem */
export const addLanguage = async (draft: DraftView, body: LanguageWanted): Promise<DraftView> =>
  (await callTagged(languageRoutes.addLanguage, { params: { id: draft.id }, body }, ifMatchOf(draft))).body
    .data

/** @throws ApiProblem */
export async function switchLanguage(
  draft: DraftView,
  language: PageLanguage,
  isOn: boolean,
): Promise<DraftView> {
  const input = { params: { id: draft.id, language }, body: { isOn } }
  return (await callTagged(languageRoutes.changeLanguage, input, ifMatchOf(draft))).body.data
}

/** @throws ApiProblem */
export async function removeLanguage(draft: DraftView, language: PageLanguage): Promise<DraftView> {
  const input = { params: { id: draft.id, language } }
  return (await callTagged(languageRoutes.removeLanguage, input, ifMatchOf(draft))).body.data
}

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

/** A model is waited for. */
const modelTimeoutMs = 120_000

/** Translations of the lines that are still in the first language. Nothing is stored. @throws ApiProblem */
export async function suggestTranslation(id: string, language: PageLanguage): Promise<SuggestedTranslation> {
  const input = { params: { id, language } }
  return (await call(languageRoutes.suggestTranslation, input, { timeoutMs: modelTimeoutMs })).data
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

/** Pictures in the PDF of the resume, each with the entry it is beside. The PDF is read for it. @throws ApiProblem */
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

/** Long enough for GitHub to answer. */
const githubTimeoutMs = 60_000

/** The public repositories of a GitHub account. @throws ApiProblem */
export const githubProjectsOf = async (user: string): Promise<GitHubListing> =>
  (await call(githubRoutes.githubProjects, { params: { user } }, { timeoutMs: githubTimeoutMs })).data
