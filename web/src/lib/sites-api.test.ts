import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { listSites } from './sites-api.js'
import { startAnsweringServer, type AnsweringServer } from './tests/answering-server.js'

const lists = { repoName: ['ada', 'ada-two'], siteUrl: ['http://ada.localhost', 'http://ada-two.localhost'] }
const named = lists.repoName.map((name, at) => ({ name, url: lists.siteUrl[at], status: 'live' }))
const time = '2026-03-03T10:00:00.000Z'
const failed = { name: 'new', url: 'http://new.localhost', status: 'failed', version: 0 }
const sites = [{ ...failed, createdAt: time, updatedAt: time }]

describe('the list of an account’s sites', () => {
  let api: AnsweringServer
  beforeAll(async () => {
    api = await startAnsweringServer()
  })
  afterAll(async () => api[Symbol.asyncDispose]())

  it.each([
    ['at the top', lists],
    ['in `data`', { data: lists }],
    ['beside details that cannot be read', { ...lists, sites: [{ name: 'ada' }] }],
  ])('when names and addresses come %s, then they are the list', async (_, body) => {
    api.answerWith(200, body)
    const { live, sites: listed } = await listSites('u1')
    expect(live).toEqual(lists.repoName)
    expect(listed).toMatchObject(named)
  })

  it.each([
    ['at the top', { ...lists, sites }],
    ['in `data`', { data: { ...lists, sites } }],
    ['at the top alone', { ...lists, sites, data: lists }],
  ])('when details come %s, then they are the list', async (_, body) => {
    api.answerWith(200, body)
    expect((await listSites('u1')).sites).toMatchObject([failed])
  })

  it('when there are no lists, then it is no answer', async () => {
    api.answerWith(200, { repoName: ['ada'] })
    await expect(listSites('u1')).rejects.toMatchObject({ code: 'unexpected-answer' })
  })
})
