/** What offering the PDF of a page is refused for: rows of the problem table. */
export const pdfProblems = {
  'no-pdf': [
    409,
    'No PDF',
    'This page was not made from a PDF that is still here, so nothing was changed. Please upload the PDF and launch the site from it.',
  ],
} as const
