import { useEffect, useState } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

/** The whole page takes a dropped file. Returns whether one is hovering over it. */
export function usePageDrop(onDrop: (file: File) => void, isOpen: boolean): boolean {
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    // Every element on the way has its own enter and leave events, so they are counted.
    let depth = 0
    const move = (by: number) => {
      depth = Math.max(0, depth + by)
      setIsOver(isOpen && depth > 0)
    }
    const enter = (event: DragEvent) => carriesFiles(event) && move(1)
    const leave = (event: DragEvent) => carriesFiles(event) && move(-1)
    const over = (event: DragEvent) => carriesFiles(event) && event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      move(-depth)
      const file = event.dataTransfer?.files[0]
      if (file && isOpen) onDrop(file)
    }
    window.addEventListener('dragenter', enter)
    window.addEventListener('dragleave', leave)
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragenter', enter)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [isOpen, onDrop])

  return isOver
}
