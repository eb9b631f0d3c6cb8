/** Why a file was not taken, by its code: status, title and the sentence a person reads. */
export const fileProblems = {
  'pdf-adobe-form': [
    422,
    'Form for Adobe Reader only',
    'This PDF is a form that only Adobe Reader can show. Please open it there, choose Print, "Save as PDF", and upload that file.',
  ],
  'pdf-portfolio': [
    422,
    'PDF portfolio',
    'This PDF is a portfolio: a cover with other files in it, and not exactly one of them is a PDF. Please open it in Adobe Reader, save the resume in it as a PDF of its own, and upload that.',
  ],
  'pdf-turned-text': [
    422,
    'Text turned sideways',
    'The text in this PDF runs sideways, so it cannot be read. Please turn the pages upright in your word processor and save it as PDF again.',
  ],
  'import-not-supported': [
    422,
    'File cannot be imported',
    'We can import Word documents (.docx), LinkedIn data exports (.zip), JSON Resume (.json) and plain text (.txt). For a PDF, please use the PDF tab.',
  ],
  'import-damaged': [
    422,
    'File is damaged',
    'This file is damaged or is not what its name says. Please save or download it again, and then import it again.',
  ],
  'import-without-text': [
    422,
    'File has no text',
    'There is no text in this file that could be on a resume.',
  ],
  'import-too-heavy': [
    422,
    'File is too large inside',
    'This file holds more than we can read, so nothing was imported. Please remove pictures and attachments and try again.',
  ],
  'import-too-large': [
    413,
    'File is too large',
    'A file to import can have at most 10 MB. Please choose a smaller one.',
  ],
  'import-not-json-resume': [
    422,
    'Not a JSON Resume',
    'This JSON file does not follow the JSON Resume schema (jsonresume.org/schema), so nothing was imported.',
  ],
  'import-not-linkedin': [
    422,
    'Not a LinkedIn data export',
    'This ZIP file is not a LinkedIn data export with a profile in it. On LinkedIn, choose Settings, "Get a copy of your data", and upload the ZIP file you get.',
  ],
  'too-many-resumes': [
    409,
    'Too many resumes',
    'Your account holds 100 resumes or 500 MB of them, which is the most it can. Please delete one that you no longer need, then try again.',
  ],
} as const satisfies Record<string, readonly [status: number, title: string, text: string]>
