/** The problems of drafts and of launches that need a confirmation; part of the problem table. */
export const draftProblems = {
  'confirmation-needed': [
    409,
    'Please check before this goes live',
    'This page shows personal details, or something about it may be wrong. Nothing was published or charged. Please answer for each finding and each reason by its id in `confirm`, then send this again.',
  ],
  'page-empty': [
    422,
    'Nothing on the page yet',
    'There is nothing on this page yet, so it was not launched and nothing was charged. Please write your name and what you do on the page, then launch it.',
  ],
  'personal-fact-left': [
    422,
    'A personal detail cannot be left out',
    'A personal detail is on this page that we cannot leave out by itself, so the page was not published. Please open the resume, take the detail out of it, and try again.',
  ],
  'draft-gone': [
    404,
    'No such draft',
    'This draft is not there any more. A draft for a launch is kept for 7 days and is deleted with its resume; a page written without a resume and changes to a live page are kept for 90 days after the last save, and changes end when you publish them. Please make a new one.',
  ],
  'draft-not-ready': [
    409,
    'Draft is being arranged',
    'A model is still arranging this draft. Please wait until it is done, or discard it and launch.',
  ],
  'draft-changed': [
    412,
    'Draft changed',
    'The draft was changed after you saw it. Please review it again, then launch. Nothing was charged.',
  ],
  'draft-outdated': [
    412,
    'Live page changed',
    'Your live page was changed after this draft was made. Please make the draft again, so that nothing is lost.',
  ],
  'draft-launched': [
    409,
    'Draft is launched',
    'This draft is live or on its way, so it does not change any more. Please edit the site instead.',
  ],
  'draft-limit': [
    429,
    'No more free drafts today',
    'You have had today’s free drafts by a model. Make one with your own words in the resume’s order, which is always free, or launch now.',
  ],
  'too-many-drafts': [
    429,
    'No more new drafts today',
    'Without credits you can make a few new drafts a day, and have made them. Edit one of yours, buy credits, or come back tomorrow.',
  ],
} as const satisfies Record<string, readonly [status: number, title: string, text: string]>
