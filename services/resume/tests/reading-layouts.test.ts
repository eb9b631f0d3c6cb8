import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/adapters/pdf-text.pdfjs.js'
import { readResume } from '../src/domain/reading/read-resume.js'
import { onePage, text } from './pdf-builder.js'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (x: number, y: number, words: string) => text(x, y, 14, words, 'F2')
const head = text(150, 760, 22, 'Ada Example', 'F2') + row(150, 740, 'ada@example.com')
const read = async (content: string) => readResume(await pdfText(new Uint8Array(onePage(head + content))))

describe('where things stand on a page', () => {
  it('when section titles stand in the margin, then columns beside them end where their section does', async () => {
    const { content } = await read(
      title(50, 680, 'Skills') +
        text(150, 680, 16, 'Languages', 'F2') +
        row(150, 656, 'Go, Python, SQL') +
        text(350, 680, 16, 'Infrastructure', 'F2') +
        row(350, 656, 'Kubernetes, Terraform') +
        row(350, 632, 'Kafka') +
        text(150, 600, 16, 'Databases', 'F2') +
        row(150, 576, 'Redis, DynamoDB') +
        title(50, 530, 'Languages') +
        text(150, 530, 16, 'English', 'F2') +
        row(150, 508, 'Native') +
        text(350, 530, 16, 'Norwegian', 'F2') +
        row(350, 508, 'Intermediate') +
        title(50, 470, 'Interests') +
        row(150, 470, 'Sailing, Chess'),
    )
    expect(content.skills).toEqual([
      { name: 'Languages', keywords: ['Go', 'Python', 'SQL'] },
      { name: 'Infrastructure', keywords: ['Kubernetes', 'Terraform', 'Kafka'] },
      { name: 'Databases', keywords: ['Redis', 'DynamoDB'] },
    ])
    expect(content.languages).toEqual([
      { language: 'English', fluency: 'Native' },
      { language: 'Norwegian', fluency: 'Intermediate' },
    ])
  })
})
