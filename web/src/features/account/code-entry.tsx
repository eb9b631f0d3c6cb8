import { useRef, type KeyboardEvent } from 'react'
import { erase, type, type Code, type Edit } from './code-boxes.js'

interface CodeEntryProps {
  code: Code
  isInvalid: boolean
  onChange: (code: Code) => void
  onPasted?: (code: Code) => void
}

/** Six boxes for a one-time code. */
export function CodeEntry({ code, isInvalid, onChange, onPasted }: CodeEntryProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])

  const apply = ({ code: next, focus }: Edit) => {
    onChange(next)
    boxes.current[focus]?.focus()
    boxes.current[focus]?.select()
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
            onChange={(event) =>
              apply(type(code, box, event.target.value.replace(digit, '') || event.target.value))
            }
            // Over the same digit nothing changes, and the next box comes all the same.
            onBeforeInput={(event) => {
              if (event.data !== digit) return
              event.preventDefault()
              apply(type(code, box, digit))
            }}
            onPaste={(event) => {
              event.preventDefault()
              const edit = type(code, box, event.clipboardData.getData('text'))
              apply(edit)
              onPasted?.(edit.code)
            }}
            onKeyDown={(event) => onKeyDown(event, box)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
    </fieldset>
  )
}
