import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { unzipSync } from 'fflate'
import { sample, startWorld, type World } from './world.js'

const pdf = Buffer.from('%PDF-1.7 the file of Ada, with her phone number')
const link = 'href="resume.pdf"'

describe('the PDF of a resume on its page', () => {
  let world: World
  beforeEach(async () => {
    world = await startWorld()
    await world.start()
    world.resumes.putPdf('ada', 'resume-1', pdf)
    await world.goLive('ada', 'ada')
  })
  afterEach(() => world[Symbol.asyncDispose]())

  /** Where the file has something personal, the owner shows it. */
  const offer = async (on: boolean, user = 'ada') => {
    const patch = (body: object) => world.as(user)('PATCH', '/make/sites/ada', { body })
    const asked = await patch({ pdf: on })
    if (asked.body.code !== 'confirmation-needed') return asked
    const confirm = asked.body.findings.map(({ id }: { id: string }) => ({ id, answer: 'show' }))
    return patch({ pdf: on, confirm })
  }
  const content = async () => (await world.as('ada')('GET', '/make/sites/ada/content')).body.data
  const showsLink = (isThere: boolean, site = 'ada') =>
    eventually(async () => (await world.visit(site)).text.includes(link) === isThere)
  const status = async (site = 'ada') => (await world.visit(site, '/resume.pdf')).status
  const offered = async () => {
    expect((await offer(true)).body.data).toMatchObject({ pdf: true })
    await showsLink(true)
  }

  it('when nothing was switched on, then the page has none, and its owner sees what the file would tell', async () => {
    expect(await status()).toBe(404)
    expect((await world.visit('ada')).text).not.toContain('resume.pdf')
    expect(await content()).toMatchObject({
      pdf: false,
      pdfContains: [
        { kind: 'email', text: 'ada@example.org' },
        { kind: 'phone', text: '+44 20 7946 0000' },
      ],
    })
  })

  it('when it is switched on, then the page links the file as it was uploaded, to be saved and not to be listed', async () => {
    await offered()
    expect((await world.visit('ada')).text).toContain('Download resume (PDF)')
    const file = await world.visit('ada', '/resume.pdf')
    expect(file.bytes.equals(pdf)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="ada.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    const head = await world.visit('ada', '/resume.pdf', 'HEAD')
    expect([head.status, head.text]).toEqual([200, ''])
    expect((await world.visit('ada', '/resume.pdf', 'POST')).status).toBe(405)
    const [newest] = (await world.as('ada')('GET', '/make/sites/ada/versions')).body.data
    expect(newest.changes).toEqual(['PDF of the resume changed'])
  })

  it('when it is switched off, then the file is gone from the answer on, and the link soon', async () => {
    await offered()
    expect((await offer(false)).body.data).toMatchObject({ pdf: false })
    expect(await status()).toBe(404)
    await showsLink(false)
  })

  it('when the resume is deleted, then so are the file and the link', async () => {
    await offered()
    world.resumes.remove('ada', 'resume-1')
    expect(await status()).toBe(404)
    await world.emit({ type: 'resume.deleted.v1', subject: 'resume-1', data: { userId: 'ada' } })
    await showsLink(false)
    expect(await content()).toMatchObject({ pdf: false })
  })

  it('when the site or the account is deleted, then the file is gone', async () => {
    await offered()
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'ada', data: { userId: 'ada' } })
    await eventually(async () => (await status()) === 404)
  })

  it('when the page is made of another resume, then that one’s file is not published with it', async () => {
    await offered()
    world.resumes.put('ada', 'resume-2', sample)
    world.resumes.putPdf('ada', 'resume-2', Buffer.from('%PDF-1.7 another file'))
    const { body } = await world.launch('ada', 'ada', 'resume-2')
    expect((await world.end('ada', body.launchId)).status).toBe('success')
    expect((await world.visit('ada')).text).not.toContain(link)
    expect([await status(), (await content()).pdf]).toEqual([404, false])
    await offered()
    expect((await world.visit('ada', '/resume.pdf')).text).toContain('another file')
  })

  it('when a draft from before is launched, then what was switched off since stays off', async () => {
    await offered()
    const made = await world.as('ada')('POST', '/make/drafts', {
      body: { fileUrl: 'resume-1', siteName: 'ada', by: 'local' },
    })
    const { id, draftVersion, previewUrl } = made.body.data
    const host = new URL(previewUrl).hostname.split('.')[0]!
    expect((await world.visit(host)).text).toContain(link)
    expect((await world.visit(host, '/resume.pdf')).bytes.equals(pdf)).toBe(true)
    await offer(false)
    await showsLink(false)
    const { body } = await world.as('ada')('PUT', '/make/generate', {
      body: { fileUrl: 'resume-1', siteName: 'ada', draftId: id, draftVersion },
    })
    expect((await world.end('ada', body.launchId)).status).toBe('success')
    expect((await world.visit('ada')).text).not.toContain(link)
    expect(await status()).toBe(404)
  })

  it('when the site is taken along, then the file its page links is in the archive', async () => {
    await offered()
    const headers = { Authorization: `Bearer ${world.identity.tokenFor({ userId: 'ada' })}` }
    const response = await fetch(`${world.url()}/api/v1/make/sites/ada/archive`, { headers })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Buffer.from(files['resume.pdf']!).equals(pdf)).toBe(true)
  })

  it('when there is no PDF, or it is somebody else’s site, then it cannot be switched on', async () => {
    world.resumes.remove('ada', 'resume-1')
    const refused = await offer(true)
    expect([refused.status, refused.body.code]).toEqual([409, 'no-pdf'])
    expect((await offer(true, 'eve')).status).toBe(404)
  })
})
