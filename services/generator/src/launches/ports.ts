import type { Readable } from 'node:stream'
import type { ModelVendor, WorkPicturePlace } from '@thumbfolio/contracts'
import type { Logger } from '@thumbfolio/kit/base'
import type { Erasures, OperatorActions, Store } from '@thumbfolio/kit/store'
import type { Drawing, Fingerprint, PdfText, PhotoFile, PictureForm } from '@thumbfolio/site-page'
import type { Ports as HostingPorts } from '../hosting/index.js'
import type { Ports as ModelPorts } from '../models/index.js'
import type { LinkAnswer } from './domain/checkup/link-problem.js'
import type { DraftAllowance, DraftLimits } from './domain/drafts/draft-allowance.js'
import type { Draft } from './domain/drafts/draft.js'
import type { RestingName } from './domain/names/resting-name.js'
import type { Size, Square } from './domain/photo/crop.js'
import type { PictureShelf } from './domain/pictures/picture-shelf.js'
import type { ReaderLink } from './domain/readers/reader-link.js'
import type { Preview } from './domain/site/preview.js'
import type { Pinned, Site } from './domain/site/site.js'
import type { SiteVersion } from './domain/versions/site-version.js'

export type Sites = Store<Site, never, 'owner' | 'launching' | 'resume' | 'due' | 'github' | 'checkup'>
export type SiteVersions = Store<SiteVersion, never, 'site' | 'kept'>
export type RestingNames = Store<RestingName, never, 'owner' | 'free'>
export type Drafts = Store<Draft, 'same' | 'token', 'owner' | 'resume' | 'expires' | 'due'>
export type Allowances = Store<DraftAllowance, never, 'owner' | 'day'>
export type PictureShelves = Store<PictureShelf, never, 'owner' | 'due'>
export type ReaderLinks = Store<ReaderLink, never, 'site' | 'owner' | 'expires'>
export type Previews = Store<Preview, never, 'site' | 'owner' | 'expires'>

/** The resume service. */
export interface Resumes {
  /** The current content of the owner's resume; undefined when they have no resume with this id. */
  content(ownerId: string, resumeId: string, signal?: AbortSignal): Promise<Pinned | undefined>
  /** The likely portrait on its first page; undefined without one, or without such a resume. */
  portrait(ownerId: string, resumeId: string): Promise<Uint8Array | undefined>
  /** Pictures in its PDF that may show work; none without a PDF, or without such a resume. */
  workPictures(ownerId: string, resumeId: string): Promise<readonly WorkPicturePlace[]>
  /** One of them, by its place in that list. */
  workPicture(ownerId: string, resumeId: string, number: number): Promise<Uint8Array | undefined>
  /** What its PDF says, as it was read; undefined where there is no such resume. */
  text(ownerId: string, resumeId: string): Promise<PdfText | undefined>
  /** The PDF as it was uploaded; undefined where there is none, or no such resume. */
  pdf(ownerId: string, resumeId: string): Promise<Readable | undefined>
}

/** Auth's credits, addresses and profile pictures. */
export interface Accounts {
  /** Safe to repeat for one launch. @throws DomainError `unavailable` without an answer: the hold may still be placed */
  hold(hold: {
    launchId: string
    userId: string
    credits: number
    siteName: string
  }): Promise<'held' | 'captured' | 'released' | 'insufficient'>
  /** Where to write to a user; undefined when the account is gone. */
  contact(userId: string): Promise<{ email: string; username: string } | undefined>
  /** Whether an operator suspended a user, and the credits they have to spend; undefined when the account is gone. */
  standing(userId: string): Promise<{ isSuspended: boolean; credits: number } | undefined>
  /** The vendors of models that may see a user's resumes. */
  consents(userId: string, signal?: AbortSignal): Promise<readonly ModelVendor[]>
  /** The profile picture; undefined where there is none. */
  avatar(userId: string): Promise<Uint8Array | undefined>
}

/** Makes photos of what people send, one after the other; one that cannot begin within seconds is refused as `photo-busy`. */
export interface Pictures {
  /**
   * A JPEG of the whole picture: upright, sRGB, at most 2,400 px a side, transparent parts in the colour of `ground`, and
   * nothing in it but its pixels.
   * @throws DomainError `photo-unsupported`, `photo-damaged`, `photo-too-small`, `photo-too-many-pixels`, `photo-busy`
   */
  whole(bytes: Uint8Array, ground: string): Promise<Size & { readonly bytes: Uint8Array }>
  /** JPEGs of one square of a whole picture, one for each side in pixels. @throws DomainError `photo-busy` */
  squares(whole: Uint8Array, square: Square, sides: readonly number[]): Promise<readonly Uint8Array[]>
  /**
   * The whole picture, upright and without metadata, in each of its widths and forms; transparent parts are white. The size
   * is that of the widest.
   * @throws DomainError as `whole`
   */
  widths(bytes: Uint8Array): Promise<Size & { readonly forms: readonly MadePicture[] }>
}

/** Tokens and passwords of links for single readers. */
export interface ReaderSecrets {
  /** 128 random bits in hex. */
  newToken(): string
  /** What is stored of a token. */
  idOf(token: string): string
  hashed(password: string): Promise<{ readonly salt: string; readonly hash: string }>
  matches(password: string, stored: { readonly salt: string; readonly hash: string }): Promise<boolean>
}

/** Pages of the public web that owners link to. */
export interface LinkedPages {
  /**
   * Loads a page or a picture, over at most three redirects, within 5 s and 5 MB. `url` is where it was in the end.
   * @throws DomainError `link-not-public` for an address that is not one of the public internet, `link-not-read`
   */
  get(
    url: URL,
    accept: string,
  ): Promise<{ readonly url: URL; readonly contentType: string; readonly body: Uint8Array }>
  /**
   * Whether a link opens: asks with HEAD, then with GET where that is refused, within 5 s each. Undefined where nothing is
   * known: DNS does not answer, or it leads to a port or a scheme that is not asked.
   */
  answerOf(url: URL): Promise<LinkAnswer | undefined>
}

/** A picture in one width and form. */
export interface MadePicture {
  readonly width: number
  readonly form: PictureForm
  readonly body: Uint8Array
}

/** Files of pictures of work, by owner. The content under a name never changes. */
export interface PictureFiles {
  /** @throws StoreUnavailable */
  write(ownerId: string, files: readonly { name: string; body: Uint8Array }[]): Promise<void>
  read(ownerId: string, name: string): Promise<Uint8Array | undefined>
  /** Removes every width and form of a picture. */
  remove(ownerId: string, id: string): Promise<void>
  /** Removes every picture of a user. */
  removeAllOf(ownerId: string): Promise<void>
  /** Removes files older than a day of pictures that `isKept` does not know. */
  sweep(isKept: (ownerId: string, id: string) => Promise<boolean>): Promise<void>
}

/** Pictures of photos, by owner and id. What is under an id never changes. */
export interface Photos {
  /** @throws StoreUnavailable */
  write(
    ownerId: string,
    id: string,
    pictures: Readonly<Partial<Record<PhotoFile, Uint8Array>>>,
  ): Promise<void>
  read(ownerId: string, id: string, file: PhotoFile): Promise<Uint8Array | undefined>
  remove(ownerId: string, id: string): Promise<void>
  /** Before a commit that drops a photo: should the process end before it is removed, the sweep removes it. */
  expectLeftovers(ownerId: string): Promise<void>
  /** Removes every picture of a user. */
  removeAllOf(ownerId: string): Promise<void>
  /** Removes pictures older than a day that `isKept` does not know. */
  sweep(isKept: (ownerId: string, id: string) => Promise<boolean>): Promise<void>
}

/** Draws the share card and the icons of pages. */
export interface Cards {
  /** The drawing as PNG: the same bytes on every machine, drawn once as long as this process keeps it. @throws Error for an SVG that cannot be drawn */
  draw(drawing: Drawing): Promise<Uint8Array>
}

/** Notifies of changes of a site, so that event streams poll less. Hints only: nothing depends on them. */
export interface Wakeups {
  notify(siteName: string): void
  /** Answers with the way to stop it. */
  listen(siteName: string, wake: () => void): () => void
  /** Whether hints of other processes arrive now. */
  isHearing(): boolean
}

/** The ports that only launches use. */
export interface LaunchPorts {
  readonly sites: Sites
  readonly siteVersions: SiteVersions
  readonly restingNames: RestingNames
  readonly previews: Previews
  readonly readerLinks: ReaderLinks
  readonly readerSecrets: ReaderSecrets
  readonly drafts: Drafts
  readonly draftLimits: DraftLimits
  readonly allowances: Allowances
  readonly erasures: Pick<Erasures, 'isErased'>
  readonly operatorActions: OperatorActions
  readonly resumes: Resumes
  readonly accounts: Accounts
  readonly pictures: Pictures
  readonly linkedPages: LinkedPages
  readonly cards: Cards
  readonly photos: Photos
  readonly pictureFiles: PictureFiles
  readonly pictureShelves: PictureShelves
  readonly wakeups: Wakeups
  /** Has this process, if it works on drafts that a model arranges, look at what is due. Others look every second. */
  readonly wakeDrafters: () => void
  /** Names what owners answered about, without telling it. */
  readonly fingerprint: Fingerprint
  readonly leaseMs: number
  readonly deadlineMs: number
  /** Names this process in leases. */
  readonly holder: string
  readonly urlOf: (siteName: string) => string
  /** Origin of the app, the only one that may frame a page. */
  readonly appOrigin: string
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal
}

/** A launch calls models and hosting, so its commands pass on the ports of both. */
export type Ports = LaunchPorts & HostingPorts & ModelPorts
