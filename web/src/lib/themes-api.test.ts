import { expect, it } from '@jest/globals'
import { inTheme } from './themes-api.js'

it('when a preview is shown in a theme, then its address says all of it that is chosen', () => {
  const preview = 'http://preview--abc.localhost:8080/'
  expect(inTheme(preview, { layout: 'bold' })).toBe(`${preview}?layout=bold`)
  expect(
    inTheme(`${preview}?layout=grid`, { layout: 'bold', palette: 'ink', scheme: 'dark', type: 'sans' }),
  ).toBe(`${preview}?layout=bold&palette=ink&scheme=dark&type=sans`)
})
