/** How a launch ends that a model failed, by its code: status, title and the sentence a person reads. */
export const modelProblems = {
  'model-unavailable': [
    503,
    'Model not available',
    'The chosen model does not answer right now. You were not charged; please try again later, or choose the other model.',
  ],
  'model-timeout': [
    504,
    'Model took too long',
    'The chosen model did not answer in time. You were not charged; please try again.',
  ],
  'model-refused': [
    422,
    'Model declined',
    'The chosen model declined to write about this resume. You were not charged; please choose the other model.',
  ],
  'model-answer-unusable': [
    502,
    'Model answered badly',
    'The chosen model gave an answer that no page can be made of. You were not charged; please try again.',
  ],
  'model-budget-spent': [
    503,
    'No more writing today',
    'We have reached our own limit for this model today. You were not charged; please try again tomorrow, or choose the other model.',
  ],
  'model-misconfigured': [
    503,
    'Our access to the model is broken',
    'Our own access to this model is not set up right. That is our mistake, not yours. You were not charged; please choose the other model.',
  ],
} as const satisfies Record<string, readonly [status: number, title: string, text: string]>

/** Of a removed feature: no route answers with them, and no other problem may reuse their codes. */
export const sortingProblems = {
  'sorting-not-needed': [
    409,
    'Read well already',
    'This resume was read well, so no model is asked about it. You can correct what is wrong here.',
  ],
  'sorting-in-progress': [
    409,
    'A model is sorting the lines',
    'A model is sorting the lines of this resume already. Please wait a minute, then load this page again.',
  ],
  'sorting-not-allowed': [
    409,
    'Not allowed to see your resumes',
    'You have not allowed this vendor to see your resumes, so nothing was sent. Please allow it first, here or on your profile.',
  ],
  'sorting-not-connected': [
    409,
    'Model not connected',
    'This model is not connected here, so nothing was sent. You can correct the fields by hand.',
  ],
  'sorting-limit': [
    409,
    'Limit for sorted resumes reached',
    'A model has sorted as many of your lines as we can pay for today. You can correct the fields by hand, or ask again tomorrow.',
  ],
  'sorting-too-long': [
    422,
    'Too long for a model',
    'This resume has more than 400 lines, which is more than we ask a model about. You can correct the fields by hand.',
  ],
  'sorting-failed': [
    502,
    'The model could not sort the lines',
    'The model gave an answer that names none of your lines. Nothing has changed; please choose another model, or correct the fields by hand.',
  ],
} as const satisfies Record<string, readonly [status: number, title: string, text: string]>
