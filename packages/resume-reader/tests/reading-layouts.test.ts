import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

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

describe('habits of people who write resumes', () => {
  it('when several roles stand below one firm, then each of them was held there', async () => {
    const role = (y: number, words: string, dates: string) =>
      row(50, y, words, 'F1') + row(420, y, dates) + row(60, y - 16, '\\225 Looked after eleven shops')
    const { content } = await read(
      title(50, 680, 'Experience') +
        row(50, 660, 'Fairmeadow Markets', 'F2') +
        row(420, 660, 'Columbus, OH') +
        role(644, 'District Manager', 'April 2021 - Present') +
        role(608, 'Store Manager', 'January 2017 - March 2021') +
        row(50, 566, 'Hollins Home Center', 'F2') +
        row(420, 566, 'Dayton, OH') +
        role(550, 'Sales Associate', 'May 2014 - May 2016'),
    )
    expect(content.work?.map(({ name, position, location }) => [name, position, location])).toEqual([
      ['Fairmeadow Markets', 'District Manager', 'Columbus, OH'],
      ['Fairmeadow Markets', 'Store Manager', 'Columbus, OH'],
      ['Hollins Home Center', 'Sales Associate', 'Dayton, OH'],
    ])
  })

  it('when a role below a firm is nobody’s, then it has no firm', async () => {
    const { content } = await read(
      title(50, 680, 'Experience') +
        row(50, 660, 'Fairmeadow Markets', 'F2') +
        row(50, 644, 'District Manager') +
        row(420, 644, '2019 - 2022') +
        row(60, 628, '\\225 Looked after eleven shops') +
        row(50, 608, 'Freelance Photographer') +
        row(420, 608, '2015 - 2019') +
        row(60, 592, '\\225 Took pictures at weddings'),
    )
    expect(content.work?.[1]?.name).toBeUndefined()
    expect(content.work?.[1]?.position).toBe('Freelance Photographer')
  })

  it('when a form labels every line, then labels are no content and stay visible', async () => {
    const entry = (y: number, dates: string, firm: string, role: string) =>
      row(50, y, 'Period') +
      row(220, y, dates) +
      row(50, y - 15, 'Name of the firm') +
      row(220, y - 15, firm) +
      row(50, y - 30, 'Post held') +
      row(220, y - 30, role)
    const { content, unplaced } = await read(
      title(50, 680, 'Experience') +
        entry(660, '2015 - 2019', 'Acme Mills Ltd', 'Engineer') +
        entry(606, '2011 - 2015', 'Dahl Foods Inc', 'Accountant'),
    )
    expect(content.work).toEqual([
      { name: 'Acme Mills Ltd', position: 'Engineer', startDate: '2015', endDate: '2019' },
      { name: 'Dahl Foods Inc', position: 'Accountant', startDate: '2011', endDate: '2015' },
    ])
    expect(unplaced.map(({ text: words }) => words)).toContain('Name of the firm')
  })

  it('when the page is called a resume, then that is no name, and the labelled one is', async () => {
    const { content } = readResume(
      await pdfText(
        new Uint8Array(
          onePage(
            text(50, 760, 22, 'Curriculum Vitae', 'F2') +
              title(50, 720, 'Personal Details') +
              row(50, 700, 'Name:') +
              row(200, 700, 'Ada Example') +
              row(50, 685, 'Born:') +
              row(200, 685, '14.07.1988 in Leeds') +
              row(50, 670, 'Phone:') +
              row(200, 670, '0941 5550 1234') +
              title(50, 640, 'Skills') +
              row(50, 620, 'Excel, Word'),
          ),
        ),
      ),
    )
    expect(content.basics).toEqual({ name: 'Ada Example', phone: '0941 5550 1234' })
  })

  it('when a licence is told below the address, then it is no trade and is a personal fact', async () => {
    const { content } = await read(
      row(150, 725, 'Permis B') + title(50, 680, 'Skills') + row(50, 660, 'Excel, Word'),
    )
    expect(content.basics).toEqual({ name: 'Ada Example', email: 'ada@example.com' })
    expect(content.personal).toEqual([{ kind: 'other', text: 'Permis B' }])
  })

  it('when tongues are a line of the skills, then they are languages', async () => {
    const { content } = await read(
      title(50, 680, 'Skills') +
        row(50, 660, 'Languages:') +
        row(180, 660, 'English \\(native\\), German \\(B2\\)') +
        row(50, 645, 'Software:') +
        row(180, 645, 'Excel, Word'),
    )
    expect(content.languages).toEqual([
      { language: 'English', fluency: 'native' },
      { language: 'German', fluency: 'B2' },
    ])
    expect(content.skills).toEqual([{ name: 'Software', keywords: ['Excel', 'Word'] }])
  })

  it('when a programming language is called a language of the skills, then it stays a skill', async () => {
    const { content } = await read(
      title(50, 680, 'Skills') +
        row(50, 660, 'Languages: Go, Python') +
        row(50, 645, 'Software: Excel, Word'),
    )
    expect(content.languages).toBeUndefined()
    expect(content.skills?.[0]).toEqual({ name: 'Languages', keywords: ['Go', 'Python'] })
  })

  it('when certificates stand in one line, then each has its year', async () => {
    const { content } = await read(
      title(50, 680, 'Certificates') +
        row(50, 660, 'First Aid \\(2022\\), Arc Welding, Class B \\(2019\\), Forklift \\(2016\\)'),
    )
    expect(content.certificates?.map(({ date }) => date)).toEqual(['2022', '2019', '2016'])
    expect(content.certificates?.[2]).toEqual({ name: 'Forklift', date: '2016' })
  })

  it('when works are cited, then title, journal and year are told from who wrote them', async () => {
    const { content } = await read(
      title(50, 680, 'Publications') +
        row(
          50,
          660,
          'Example, A., Roe, R. & Poe, E. \\(2022\\). Songs of island wrens. Journal of Song, 4, 1-9.',
        ) +
        row(50, 640, 'Roe, R. & Example, A. \\(2019\\). Petrels at night. Seabird Notes, 12, 5-9.'),
    )
    expect(content.publications).toEqual([
      {
        name: 'Songs of island wrens',
        publisher: 'Journal of Song',
        releaseDate: '2022',
        summary: 'Example, A., Roe, R. & Poe, E. 4, 1-9.',
      },
      {
        name: 'Petrels at night',
        publisher: 'Seabird Notes',
        releaseDate: '2019',
        summary: 'Roe, R. & Example, A. 12, 5-9.',
      },
    ])
  })

  it('when a consent or a signature ends the page, then it is in no section and stays visible', async () => {
    const { content, unplaced } = await read(
      title(50, 680, 'Interests') +
        row(50, 660, 'Sailing, Chess') +
        row(50, 600, 'Autorizzo il trattamento dei miei dati personali.') +
        row(50, 560, 'Leeds, 3 May 2024') +
        row(50, 540, 'Ada Example'),
    )
    expect(content.interests).toEqual([{ name: 'Sailing' }, { name: 'Chess' }])
    expect(unplaced.map(({ text: words }) => words)).toEqual([
      'Autorizzo il trattamento dei miei dati personali.',
      'Leeds, 3 May 2024',
      'Ada Example',
    ])
  })

  it('when a list ends with a day, then that is no signature', async () => {
    const { content } = await read(
      title(50, 680, 'Certificates') +
        row(50, 660, 'Forklift, 12 March 2021') +
        row(50, 645, 'First Aid, 3 May 2024'),
    )
    expect(content.certificates?.map(({ name }) => name)).toEqual(['Forklift', 'First Aid'])
  })

  it('when references come on request, then nobody is named', async () => {
    const { content, unplaced } = await read(
      title(50, 680, 'Skills') +
        row(50, 660, 'Excel, Word') +
        title(50, 620, 'References') +
        row(50, 600, 'Available on request'),
    )
    expect(content.references).toBeUndefined()
    expect(unplaced.map(({ text: words }) => words)).toEqual(['Available on request'])
  })

  it('when a table tells levels, then its head is none of them', async () => {
    const line = (y: number, skill: string, level: string, font = 'F1') =>
      row(50, y, skill, font) + row(300, y, level, font)
    const { content } = await read(
      title(50, 680, 'Skills') +
        line(660, 'Skill', 'Level', 'F2') +
        line(645, 'Triage', 'Expert') +
        line(630, 'Ventilation', 'Advanced') +
        line(615, 'Ultrasound', 'Basic'),
    )
    expect(content.skills).toEqual([
      { name: 'Triage', level: 'Expert' },
      { name: 'Ventilation', level: 'Advanced' },
      { name: 'Ultrasound', level: 'Basic' },
    ])
  })
})
