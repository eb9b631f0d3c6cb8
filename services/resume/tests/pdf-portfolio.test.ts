import { describe, expect, it } from '@jest/globals'
import { read as readFile } from '@thumbfolio/resume-reader'
import { fonts, onePage, pdfOf, stream, text } from '@thumbfolio/testing/pdf-builder'
import { startResumeWorld } from './resume-world.js'

const userId = '00000000-0000-4000-8000-000000000001'
const resume = onePage(
  text(60, 740, 18, 'Ilse Brandt') +
    text(60, 720, 10, 'ilse.brandt@example.com') +
    text(60, 680, 13, 'Work Experience', 'F2') +
    text(60, 660, 10, 'Baker, Mill Lane Bakery, 2019 - 2021'),
)

/** A cover with files in it, as Acrobat makes them. */
const portfolioOf = (files: Readonly<Record<string, Buffer>>): Buffer => {
  const names = Object.keys(files)
  const tree = names.map((name, at) => `(${name}) ${20 + 2 * at} 0 R`).join(' ')
  const objects = names.flatMap((name, at) => [
    [20 + 2 * at, `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${21 + 2 * at} 0 R >> >>`],
    [21 + 2 * at, stream(files[name] ?? '', '/Type /EmbeddedFile')],
  ])
  return pdfOf({
    1: `<< /Type /Catalog /Pages 2 0 R /Collection << /Type /Collection /View /D >> /Names << /EmbeddedFiles << /Names [${tree}] >> >> >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> >> /Contents 6 0 R >>',
    ...fonts,
    6: stream(text(50, 700, 10, 'For the best experience, open this PDF portfolio')),
    ...Object.fromEntries(objects),
  })
}

const read = (bytes: Buffer) => readFile(new Uint8Array(bytes))

describe('a PDF portfolio', () => {
  it('when one of its files is a PDF, then the upload reads and keeps that PDF and says so', async () => {
    await using world = await startResumeWorld()
    const client = world.callAs(userId)
    const bytes = portfolioOf({ 'notes.txt': Buffer.from('not a PDF'), 'resume.pdf': resume })
    const { status, body } = await client('POST', '/api/v1/auth/resume', {
      body: {
        pdfFile: `data:application/pdf;base64,${bytes.toString('base64')}`,
        name: 'portfolio.pdf',
      },
    })
    expect({ status, message: body.message }).toEqual({
      status: 201,
      message: 'This PDF is a portfolio. We read and kept the PDF in it, “resume.pdf”.',
    })
    const content = await client('GET', `/api/v1/auth/resume/${body.fileName}/content`)
    expect(content.body.data.content.basics.name).toBe('Ilse Brandt')
    expect(content.body.data.attached).toBeUndefined()
  })

  it('when several of its files are PDFs, then the refusal lists the names of its files', async () => {
    const several = portfolioOf({ 'resume.pdf': resume, 'letter.pdf': resume, 'notes.txt': Buffer.from('x') })
    await expect(read(several)).rejects.toMatchObject({
      code: 'pdf-portfolio',
      message: expect.stringContaining('“resume.pdf”, “letter.pdf”, “notes.txt”'),
    })
  })

  it('when none of its files is a PDF, then it is refused', async () => {
    await expect(read(portfolioOf({ 'notes.txt': Buffer.from('x') }))).rejects.toMatchObject({
      code: 'pdf-portfolio',
      message: expect.stringContaining('“notes.txt”'),
    })
    await expect(read(portfolioOf({}))).rejects.toMatchObject({ code: 'pdf-portfolio' })
  })

  it('when its PDF is a portfolio too, then it is refused and not looked into', async () => {
    const nested = portfolioOf({ 'inner.pdf': portfolioOf({ 'resume.pdf': resume }) })
    await expect(read(nested)).rejects.toMatchObject({
      code: 'pdf-portfolio',
      message: expect.stringContaining('“inner.pdf”, is a portfolio too'),
    })
  })

  it('when its PDF unpacks to more than an upload may have, then it is refused as too heavy', async () => {
    const heavy = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(11 * 2 ** 20)])
    await expect(read(portfolioOf({ 'resume.pdf': heavy }))).rejects.toMatchObject({ code: 'pdf-too-heavy' })
  })
})
