import { expect, test } from '@jest/globals'
import { qrSvg } from './qr-drawing.js'
import { shareTargets } from './share-targets.js'

test('when a site is shared, then every link names its whole address', () => {
  const url = 'https://ada-lovelace.sites.example:8443/'
  const [linkedIn, whatsApp, mail] = shareTargets(url).map(({ href }) => new URL(href))
  expect(linkedIn?.searchParams.get('url')).toBe(url)
  expect(whatsApp?.searchParams.get('text')).toBe(`My portfolio: ${url}`)
  expect(mail?.searchParams.get('body')).toBe(`My portfolio: ${url}`)
})

test('when a QR code is saved, then the file is a whole picture of its own', () => {
  const svg = qrSvg('https://ada.sites.example/')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
  expect(svg.match(/M\d+ \d+h1v1h-1z/g)?.length).toBeGreaterThan(200)
})
