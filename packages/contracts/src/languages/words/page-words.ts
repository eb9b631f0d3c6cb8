import type { ResumeContent } from '../../resume-content.js'

/** The few words on a page that are not the resume's own. */
export interface PageWords {
  readonly sections: Readonly<Record<Exclude<keyof ResumeContent, 'basics' | 'personal'>, string>>
  /** Ends a period that goes on. */
  readonly present: string
  readonly contact: string
  readonly notFound: string
  /** Before the day of the last change. */
  readonly updated: string
  /** Before a score that is only a number. */
  readonly grade: string
  /** Leads to the PDF of the resume. */
  readonly download: string
  /** Before the day on which a certificate ends. */
  readonly expires: string
  /** Above personal facts. */
  readonly personal: string
  /** Before the day on which something was read elsewhere. */
  readonly asOf: string
  readonly study: StudyWords
  readonly actions: ActionWords
}

/** The link to a case study, those to its neighbours, and the facts beside its text. */
export type StudyWords = Readonly<
  Record<'read' | 'previous' | 'next' | 'role' | 'year' | 'client' | 'link', string>
>

/** Texts of the actions at the end of a page, and of its contact form; `write` is the title of the form. */
export type ActionWords = Readonly<
  Record<
    'email' | 'call' | 'write' | 'name' | 'replyTo' | 'message' | 'send' | 'sent' | 'refused' | 'later',
    string
  >
>

interface ErrorText {
  readonly title: string
  readonly text: string
}

/** The error pages of a published site, and their link to the app. */
export interface ErrorPageWords {
  /** A missing page. */
  readonly absent: ErrorText
  /** A service that does not answer. */
  readonly unavailable: ErrorText
  /** Too many requests. */
  readonly busy: ErrorText
  readonly link: string
}
