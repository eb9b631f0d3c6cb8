import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** A modal over the page: the browser keeps the focus inside and gives it back. */
export function Dialog({
  labelledBy,
  onClose,
  wide = false,
  children,
}: {
  labelledBy: string
  onClose: () => void
  wide?: boolean
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect: it has to be closed while it is still in the page, or the focus is not given back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="modal modal-bottom sm:modal-middle"
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={`modal-box ${wide ? 'sm:max-w-3xl' : ''}`}>{children}</div>
    </dialog>
  )
}
