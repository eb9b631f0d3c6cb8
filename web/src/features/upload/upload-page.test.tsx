/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { File } from 'node:buffer'
import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { takeChosen } from '../../lib/chosen-file.js'
import { answeringApi } from '../../lib/tests/answering-api.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { StartUpload } from './start-upload.js'
import { UploadPage } from './upload-page.js'

const api = answeringApi()
const soon = { timeout: 20_000 }
/** It is uploaded, but its preview never loads: there is no worker to draw it. */
const resume = () =>
  Object.assign(new File(['{}'], 'cv.pdf', { type: 'application/pdf' }), {
    arrayBuffer: () => new Promise<ArrayBuffer>(() => undefined),
  })
const uploads = () => api.calls.filter(({ path }) => path.includes('/auth/resume?name=cv.pdf'))
const open = () => renderInApp(<UploadPage />, { at: '/uploadresume' })
/** A file of Node, which Node's HTTP client can send. */
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Resume PDF'), file as unknown as globalThis.File, {
    applyAccept: false,
  })

describe('the upload', () => {
  it('when a file is chosen, then it is sent at once, and the address is that of its resume', async () => {
    const data = { _id: 'r1', name: 'cv.pdf', url: '/r1', fileName: 'r1', pages: 1, questions: [] }
    api.answerTo('/auth/resume?', 201, { message: 'PDF uploaded successfully', fileName: 'r1', data })
    const { address } = open()
    expect(screen.getByRole('button', { name: 'Upload resume' })).toBeDisabled()
    await choose(resume())
    await waitFor(() => expect(address()).toBe('/uploadresume?resume=r1'), soon)
    expect(uploads()).toHaveLength(1)
  }, 60_000)

  it('when the upload fails without a verdict on the file, then one press retries it', async () => {
    open()
    await choose(resume())
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, soon))
    await waitFor(() => expect(uploads()).toHaveLength(2), soon)
  }, 60_000)

  it('when the server rejects the file, then another one is asked for and uploaded', async () => {
    api.answerWith(400, problemBody('not-a-pdf', 400, 'Please upload a PDF file'))
    open()
    await choose(resume())
    expect(await screen.findByRole('button', { name: 'Choose another' }, soon)).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Upload resume' })).toBeNull()
    await choose(resume())
    await waitFor(() => expect(uploads()).toHaveLength(2), soon)
  }, 60_000)

  it('when the file is not a PDF, then nothing is sent', async () => {
    open()
    await choose(new File(['x'], 'cv.docx'))
    expect(await screen.findByText('Please upload a PDF file')).toBeVisible()
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('when a file was chosen on the dashboard, then the upload page sends it once', async () => {
    const { address } = renderInApp(<StartUpload />, { at: '/dashboard', path: '/dashboard' })
    await choose(resume())
    await waitFor(() => expect(address()).toBe('/uploadresume'))
    open()
    await waitFor(() => expect(uploads()).toHaveLength(1), soon)
    expect(takeChosen()).toBeUndefined()
  }, 60_000)
})
