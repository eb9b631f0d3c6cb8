import { DraftView } from '@thumbfolio/contracts'

/** A draft with changes of a live page. */
export const aDraft = (more: object = {}, content: object = {}): DraftView =>
  DraftView.parse({
    id: 'd1',
    kind: 'changes',
    changes: 0,
    draftVersion: 1,
    siteName: 'ada',
    resumeId: 'r1',
    model: 'gemini-flash',
    by: 'local',
    cost: 0,
    status: 'ready',
    composer: 'local',
    previewUrl: 'http://preview.localhost/',
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2026-04-01T00:00:00.000Z',
    recommendedTheme: 'editorial',
    concerns: [],
    resumeChanged: false,
    nameTaken: false,
    outdated: false,
    ...more,
    content: {
      name: 'ada',
      url: 'http://ada.localhost',
      published: true,
      indexed: false,
      language: 'en',
      contact: { email: true, phone: false, address: false },
      basics: {
        name: 'Ada Lovelace',
        phone: '020 7946 0000',
        location: { city: 'London', countryCode: 'GB' },
      },
      headline: { text: 'Programmer', by: 'resume' },
      intro: [{ text: 'Builds engines.', by: 'resume' }],
      sections: [
        {
          name: 'work',
          entries: [
            {
              id: 'work/0',
              title: 'Programmer',
              emphasis: 'lead',
              fields: { position: 'Programmer', name: 'Engines Ltd', url: 'https://engines.example' },
              lines: [
                { text: 'Note G.', by: 'resume' },
                { text: 'Letters.', by: 'owner' },
              ],
            },
            { id: 'work/1', title: 'Weaver', emphasis: 'normal', fields: { position: 'Weaver' }, lines: [] },
          ],
        },
        {
          name: 'awards',
          entries: [
            { id: 'awards/0', title: 'Medal', emphasis: 'normal', fields: { title: 'Medal' }, lines: [] },
          ],
        },
      ],
      takenOff: [],
      removed: [],
      suggestions: [],
      ...content,
    },
  })

/** A project for `sections` of a draft. */
export const aProject = (title: string, more: object = {}) => ({
  id: 'projects/0',
  title,
  emphasis: 'normal',
  fields: { name: title },
  lines: [],
  ...more,
})

/** Its page, as the renderer marks it. */
export const aPage = (html = pageHtml) => ({ html, css: 'h1{color:red}', language: 'en', direction: 'ltr' })

const pageHtml = `
<h1 data-field="basics:name">Ada Lovelace</h1><p data-field="headline">Programmer</p><p data-at="intro:0">Builds engines.</p>
<section data-section="work"><h2 data-field="title:work">Experience</h2>
<article data-entry="work/0"><h3 data-field="work/0:position">Programmer</h3><a href="https://engines.example"><span data-field="work/0:name">Engines Ltd</span></a>
<ul><li data-at="work/0:0">Note G.</li><li data-at="work/0:1">Letters.</li></ul></article>
<article data-entry="work/1"><h3 data-field="work/1:position">Weaver</h3></article></section>`
