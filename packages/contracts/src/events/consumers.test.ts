import { eventCatalogue, type EventNote } from './event-catalogue.js'

type Render = (catalogue: Record<string, EventNote>, consumers: Map<string, string[]>) => string

const renderer = new URL('../../bin/render-events.mjs', import.meta.url).href
const type = 'site.deleted.v1'
const catalogue = { [type]: eventCatalogue[type] }

describe('the consumers in docs/events.md', () => {
  let render: Render
  beforeAll(async () => {
    render = ((await import(renderer)) as { renderEvents: Render }).renderEvents
  })

  test('when the groups that subscribe are those of the catalogue, then each is listed with what it does', () => {
    expect(
      render(catalogue, new Map([[type, ['dashboard', 'generator-cdn', 'generator-code-host']]])),
    ).toContain('- `dashboard`: removes it from the list')
  })

  test.each([
    [[], `${type} has no consumer`],
    [['auth', 'dashboard'], `${type}: say in \`to\` what auth does with it`],
    [['auth'], `${type}: dashboard does not subscribe to it`],
  ])('when %j subscribe, then it says what is wrong', (groups, mistake) => {
    expect(() => render(catalogue, new Map([[type, groups]]))).toThrow(mistake)
  })
})
