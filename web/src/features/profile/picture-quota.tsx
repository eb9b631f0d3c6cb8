import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-problem.js'
import { pictureQuota } from './profile-api.js'

const inMegabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20)

/** The number and size of the stored pictures of work, and their limits. */
export function PictureQuota() {
  const { data, error } = useQuery({
    queryKey: ['picture-quota'],
    queryFn: ({ signal }) => pictureQuota(signal),
  })
  if (error)
    return <p className="text-sm">{messageOf(error, 'The number of pictures could not be loaded.')}</p>
  if (!data) return <div className="skeleton h-6 w-64 animate-late" role="status" aria-label="Loading" />
  const { used, most } = data
  return (
    <p className="tabular">
      {used.pictures} of {most.pictures} pictures, {inMegabytes(used.bytes)} of {inMegabytes(most.bytes)} MB
    </p>
  )
}
