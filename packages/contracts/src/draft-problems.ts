/** The problems of drafts and of launches that need a confirmation; part of the problem table. */
export const draftProblems = {
  'confirmation-needed': [
    409,
    'Please check before you launch',
    'Something about this page may be wrong. Please read what it is, then launch again and confirm it.',
  ],
  'draft-gone': [
    404,
    'No such draft',
    'This draft is not there any more. Drafts are kept for 7 days, and go with their resume. Please make a new one.',
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
} as const satisfies Record<string, readonly [status: number, title: string, text: string]>
