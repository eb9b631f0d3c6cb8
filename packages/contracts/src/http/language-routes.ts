import { z } from 'zod'
import { PageLanguage, SuggestedTranslation } from '../page-languages.js'
import { route, type RouteTable } from '../route.js'
import { IdParams } from './answers.js'
import { draftChangeProblems } from './draft-routes.js'
import { DraftView } from './draft-view.js'

const params = IdParams.extend({ language: PageLanguage })
const answers = { 200: z.object({ data: DraftView }) }

/** The other language of a live page, in a draft of changes. Answers show the draft in that language. */
export const languageRoutes = {
  addLanguage: route({
    service: 'generator',
    method: 'POST',
    path: '/make/drafts/:id/languages',
    summary:
      'Add another language to a draft of changes (`If-Match` needed): from a second resume in it, or with the words of the first language. Visitors see it once it is switched on and published',
    access: 'verified',
    rate: 'write',
    params: IdParams,
    body: z.strictObject({
      language: PageLanguage,
      /** A resume of the same account. Default: the words of the first language, to be translated by hand. */
      resumeId: z.string().max(100).optional(),
    }),
    headers: { 'If-Match': 'required' },
    answers,
    problems: [...draftChangeProblems, 'not-found'],
  }),
  suggestTranslation: route({
    service: 'generator',
    method: 'POST',
    path: '/make/drafts/:id/languages/:language/suggestions',
    summary:
      'Have a model translate what the page still says in the words of its first language. Nothing is stored or shown: the owner takes each line over as an edit. A line whose numbers, dates or links differ is refused',
    access: 'verified',
    rate: 'launch',
    params,
    answers: { 200: z.object({ data: SuggestedTranslation }) },
    problems: [
      'validation-failed',
      'draft-gone',
      'not-found',
      'draft-limit',
      'model-unavailable',
      'model-timeout',
      'model-refused',
      'model-answer-unusable',
      'model-budget-spent',
      'model-misconfigured',
    ],
  }),
  changeLanguage: route({
    service: 'generator',
    method: 'PATCH',
    path: '/make/drafts/:id/languages/:language',
    summary: 'Switch the other language on or off (`If-Match` needed)',
    access: 'verified',
    rate: 'write',
    params,
    body: z.strictObject({ isOn: z.boolean() }),
    headers: { 'If-Match': 'required' },
    answers,
    problems: [...draftChangeProblems, 'not-found'],
  }),
  removeLanguage: route({
    service: 'generator',
    method: 'DELETE',
    path: '/make/drafts/:id/languages/:language',
    summary: 'Remove the other language and its words (`If-Match` needed); earlier versions keep it',
    access: 'verified',
    rate: 'write',
    params,
    headers: { 'If-Match': 'required' },
    answers,
    problems: [...draftChangeProblems, 'not-found'],
  }),
} satisfies RouteTable
