import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PictureOffer } from '@thumbfolio/contracts'
import { useEffect, useState } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { keepOfferedPicture, offeredPicture, pictureOffers } from './studio-api.js'

interface OfferedPicturesProps {
  draft: string
  /** The server's id of the entry. */
  entry: string
  /** Adds an uploaded picture to the entry. */
  onUse: (id: string) => void
}

/** The pictures beside an entry in the PDF of the resume. Renders nothing without pictures. */
export function OfferedPictures({ draft, entry, onUse }: OfferedPicturesProps) {
  const cache = useQueryClient()
  const queryKey = ['picture-offers', draft]
  const { data = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => pictureOffers(draft, signal),
    // The PDF does not change under a draft, and reading it takes seconds.
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const offers = data.filter((offer) => offer.entry === entry)
  /** One that was added is not offered again. */
  const withdraw = (number: number) =>
    cache.setQueryData<readonly PictureOffer[]>(queryKey, (now) =>
      now?.filter((one) => one.number !== number),
    )
  if (offers.length === 0) return null
  return (
    <section aria-label="Pictures in your resume" className="rounded-box border border-line p-3">
      <p className="text-sm">In your resume, beside this entry:</p>
      <ul className="mt-2 grid gap-3">
        {offers.map(({ number, page }) => (
          <li key={number}>
            <OfferedPicture
              {...{ draft, number, page }}
              onUse={(id) => {
                onUse(id)
                withdraw(number)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OfferedPictureProps {
  draft: string
  number: number
  page: number
  onUse: (id: string) => void
}

function OfferedPicture({ draft, number, page, onUse }: OfferedPictureProps) {
  const [problem, setProblem] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const { data: blob, error } = useQuery({
    queryKey: ['offered-picture', draft, number],
    queryFn: ({ signal }) => offeredPicture(draft, number, signal),
    staleTime: Infinity,
  })
  const url = useObjectUrl(blob)
  const use = async () => {
    if (isWorking || !blob) return
    setIsWorking(true)
    setProblem(undefined)
    try {
      onUse((await keepOfferedPicture(blob)).id)
    } catch (refusal) {
      setProblem(messageOf(refusal, 'This picture could not be added. Please try again.'))
      setIsWorking(false)
    }
  }
  if (error) return <Refusal text={messageOf(error, 'A picture of your resume could not be loaded.')} />
  return (
    <div className="grid justify-items-start gap-2">
      <div className="aspect-[3/2] w-full overflow-hidden rounded-box bg-base-300">
        {url !== undefined && (
          <img src={url} alt={`Picture on page ${page}`} className="size-full object-contain" />
        )}
      </div>
      <p className="text-sm text-muted">From page {page} of your resume.</p>
      <Refusal text={problem} />
      <button
        type="button"
        className="btn btn-sm"
        aria-disabled={isWorking || !blob}
        onClick={() => void use()}
      >
        {isWorking && <Working />}
        Add this picture
      </button>
    </div>
  )
}

/** The address of a blob, as long as it is shown. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
