/** Why a linked page has no preview: rows of the problem table. */
export const linkPreviewProblems = {
  'link-not-public': [
    422,
    'Not a public page',
    'This link does not lead to a public web page, so nothing was loaded. Please use the https address that visitors would open.',
  ],
  'link-not-read': [
    422,
    'Page not read',
    'This page could not be loaded within 5 seconds and 5 MB. Nothing was changed. Please check the link, or upload a picture instead.',
  ],
  'link-no-picture': [
    422,
    'No preview picture',
    'This page names no preview picture that we can read. Nothing was changed. Please upload a picture instead.',
  ],
} as const
