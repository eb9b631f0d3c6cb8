import { useRef, type KeyboardEvent } from 'react'
import { codeLength, erase, isComplete, type, type Code, type Edit } from './code-boxes.js'

interface CodeEntryProps {
  code: Code
  isInvalid: boolean
  onChange: (code: Code) => void
  /** The last missing digit was typed, or a whole code came at once. */
  onComplete?: (code: Code) => void
}

const isWholeCode = (text: string): boolean => text.replace(/\D/g, '').length >= codeLength

/** Six boxes for a one-time code. */
export function CodeEntry({ code, isInvalid, onChange, onComplete }: CodeEntryProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])

  const apply = ({ code: next, focus }: Edit, isWhole = false) => {
    onChange(next)
    boxes.current[focus]?.focus()
    boxes.current[focus]?.select()
    // A digit over another one is a correction that may go on; it submits nothing.
    if (isComplete(next) && (isWhole || !isComplete(code))) onComplete?.(next)
  }
  const onKeyDown = (event: KeyboardEvent, box: number) => {
    if (event.key === 'Backspace') {
      event.preventDefault()
      apply(erase(code, box))
    }
    if (event.key === 'ArrowLeft') boxes.current[box - 1]?.focus()
    if (event.key === 'ArrowRight') boxes.current[box + 1]?.focus()
  }

  return (
    <fieldset>
      <legend className="sr-only">One-time code</legend>
      <div className="grid grid-cols-6 gap-2 sm:gap-2.5">
        {code.map((digit, box) => (
          <input
            key={box}
            ref={(element) => void (boxes.current[box] = element)}
            className="tabular input h-14 w-full px-0 text-center text-xl! font-semibold"
            inputMode="numeric"
            autoFocus={box === 0}
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={`Digit ${box + 1} of 6`}
            aria-invalid={isInvalid}
            value={digit}
            onChange={(event) => {
              const text = event.target.value.replace(digit, '') || event.target.value
              apply(type(code, box, text), isWholeCode(text))
            }}
            // Over the same digit nothing changes, and the next box comes all the same.
            onBeforeInput={(event) => {
              if (event.data !== digit) return
              event.preventDefault()
              apply(type(code, box, digit))
            }}
            onPaste={(event) => {
              event.preventDefault()
              const text = event.clipboardData.getData('text')
              apply(type(code, box, text), isWholeCode(text))
            }}
            onKeyDown={(event) => onKeyDown(event, box)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
    </fieldset>
  )
}
