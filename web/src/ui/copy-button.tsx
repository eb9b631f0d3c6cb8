import { Copy } from 'lucide-react'
import toast from 'react-hot-toast/headless'

export function CopyButton({
  text,
  label,
  className = 'btn',
}: {
  text: string
  label: string
  className?: string
}) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('Copied to clipboard!'),
      () => toast.error('The browser did not allow copying. Please select the text and copy it.'),
    )
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <Copy className="size-4" aria-hidden="true" />
      {label}
    </button>
  )
}
