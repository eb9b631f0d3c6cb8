import { expect, test } from '@jest/globals'
import { sessionCookies } from './credentials.js'

test('when a session starts over https, then only this host can set its cookie, and the one of before ends', () => {
  expect(sessionCookies('abc', { publicUrl: 'https://app.example', maxAgeSeconds: 60 })).toEqual([
    '__Host-session=abc; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60',
    'session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
  ])
})

test('when it ends over http, then the plain cookie ends', () => {
  expect(sessionCookies('', { publicUrl: 'http://localhost:8080', maxAgeSeconds: 60 })).toEqual([
    'session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ])
})
