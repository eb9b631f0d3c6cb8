/** What a photo is refused for: part of the problem table, and as append only as the rest of it. */
export const photoProblems = {
  'photo-unsupported': [
    422,
    'Not a photo we can read',
    'This file is not a photo we can read. Please choose a JPEG, PNG or WebP picture.',
  ],
  'photo-damaged': [
    422,
    'Photo damaged',
    'This photo is damaged or not complete. Please export or copy it again, then upload it.',
  ],
  'photo-too-small': [
    422,
    'Photo too small',
    'This photo is too small to look sharp. Please choose one of at least 64 × 64 pixels.',
  ],
  'photo-too-many-pixels': [
    422,
    'Photo has too many pixels',
    'This photo has more pixels than we can take. Please make it smaller, then upload it again.',
  ],
  'photo-too-large': [413, 'Photo too large', 'Please choose a photo of at most 10 MB.'],
  'photo-busy': [
    503,
    'Photos are busy',
    'Many photos are being prepared right now. Nothing was changed. Please try again in a few seconds.',
  ],
  'photo-not-offered': [
    409,
    'Picture not there any more',
    'This picture is not there any more. Please choose another one, or upload a file.',
  ],
  'no-photo': [409, 'No photo', 'This site has no photo yet. Please choose one first.'],
} as const
