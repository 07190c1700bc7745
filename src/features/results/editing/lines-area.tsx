import { useState } from 'react'
import { TextArea } from '#src/components/ui/text-area.tsx'

/** A list as lines of text. The text keeps its blank lines while it is written; the list has none. */
export function LinesArea({ lines, onChange }: { lines: string[]; onChange: (lines: string[]) => void }) {
  const [text, setText] = useState(lines.join('\n'))
  // Undo, redo: the list changed from elsewhere.
  if (linesOf(text).join('\n') !== linesOf(lines.join('\n')).join('\n')) setText(lines.join('\n'))
  return (
    <TextArea
      onChange={(event) => {
        setText(event.target.value)
        onChange(linesOf(event.target.value))
      }}
      value={text}
    />
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
