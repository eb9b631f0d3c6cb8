/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, it } from '@jest/globals'
import type { PhotoCrop } from '@thumbfolio/contracts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { PDFPageProxy } from 'pdfjs-dist'
import { useState } from 'react'
import type { PictureSize } from '../lib/crop-box.js'
import type { PdfDocument } from '../lib/pdf-document.js'
import { PdfPage } from './pdf-page.js'
import { PhotoCropper } from './photo-cropper.js'

afterEach(cleanup)
const soon = { timeout: 20_000 }

describe('the part of a photo that is shown', () => {
  const open = (first: PhotoCrop | undefined = { x: 0.25, y: 0, size: 0.5 }) => {
    const seen = { broken: 0, crop: first }
    const Cropper = () => {
      const [size, setSize] = useState<PictureSize>()
      const [crop, setCrop] = useState(first)
      const keep = (next: PhotoCrop) => setCrop((seen.crop = next))
      return (
        <PhotoCropper
          {...{ url: 'blob:x', size, crop }}
          onSize={setSize}
          onCrop={keep}
          onBroken={() => seen.broken++}
        />
      )
    }
    render(<Cropper />)
    return seen
  }
  const picture = () => screen.getByAltText('The picture to crop')
  const frame = () => screen.getByRole('group', { name: 'Part of the picture that is shown' })
  const load = () => {
    Object.defineProperties(picture(), { naturalWidth: { value: 800 }, naturalHeight: { value: 800 } })
    fireEvent.load(picture())
  }

  it('when the picture has not been read, then there is no frame to move', () => {
    open()
    expect(screen.queryByRole('group')).toBeNull()
    load()
    expect(frame()).toBeVisible()
  })

  it('when arrow keys are pressed, then the frame moves and stays within the picture', async () => {
    const seen = open()
    load()
    frame().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(seen.crop?.x).toBeGreaterThan(0.25)
    await userEvent.keyboard('{ArrowUp}')
    expect(seen.crop?.y).toBe(0)
  })

  it('when the slider is moved, then the frame has that size', () => {
    const seen = open()
    load()
    fireEvent.change(screen.getByRole('slider', { name: 'Size' }), { target: { value: '80' } })
    expect(seen.crop?.size).toBeCloseTo(0.8)
  })

  it('when the picture cannot be read, then that is said once', () => {
    const seen = open()
    fireEvent.error(picture())
    expect(seen.broken).toBe(1)
  })
})

describe('a page of a PDF', () => {
  const page = {
    getViewport: ({ scale }: { scale: number }) => ({ width: 600 * scale, height: 300 * scale }),
    render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
  } as unknown as PDFPageProxy
  const documentWith = (load: (number: number) => Promise<PDFPageProxy>): PdfDocument => ({
    pages: 1,
    page: load,
    close: async () => undefined,
  })
  const open = (document: PdfDocument | undefined | null) =>
    render(
      <PdfPage document={document} number={1} label="Page 1 of your resume">
        <p>A mark</p>
      </PdfPage>,
    )

  it('when it is drawn, then it has the shape of the page, and the marks lie over it', async () => {
    open(documentWith(async () => page))
    expect(await screen.findByText('A mark', undefined, soon)).toBeVisible()
    const picture = screen.getByRole('img', { name: 'Page 1 of your resume' })
    expect(picture.parentElement).toHaveStyle({ aspectRatio: '2' })
  })

  it.each([
    ['is on its way', undefined],
    ['cannot be opened', null],
    ['cannot be drawn', documentWith(() => Promise.reject(new Error('damaged')))],
  ])('when it %s, then its place is kept, without marks', async (_why, document) => {
    open(document)
    await waitFor(() => expect(screen.getByRole('img')).toBeInTheDocument())
    expect(screen.queryByText('A mark')).toBeNull()
  })
})
