/** Where a site has the PDF of its resume, below its own address. */
export const pdfPath = 'resume.pdf'
