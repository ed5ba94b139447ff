import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { MarkerNote } from '#openapi/assessment/script-marks.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { TextArea } from '#src/ui/form/text-field.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { sentencesOf, type Passage } from './passages.ts'
import { markingTexts as texts } from './texts.ts'

/** A note that is being written. */
export interface EditedNote {
  /** Null: the passage is chosen here, as a sentence. */
  readonly passage: Passage | null
  readonly text: string
  /** The note that it replaces; null for a new one. */
  readonly before: MarkerNote | null
}

interface NoteDialogProps {
  readonly answer: string
  readonly note: EditedNote
  onSave(note: MarkerNote): void
  onClose(): void
}

/** Asks for the text of a note. Without a selected passage it offers the sentences of the answer. */
export function NoteDialog({ answer, note, onSave, onClose }: NoteDialogProps) {
  const [text, setText] = useState(note.text)
  const [place, setPlace] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const sentences = sentencesOf(answer)
  const passage = note.passage ?? sentences[place]
  const quoted = (one: Passage) => answer.slice(one.from, one.to)
  return (
    <Dialog
      open
      size="md"
      title={texts.noteTitle}
      initialFocus={() => fields.current?.querySelector<HTMLElement>('select, textarea') ?? null}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => passage && onSave({ from: passage.from, to: passage.to, text })}>
            {texts.saveNote}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <div ref={fields} className={css({ display: 'grid', gap: '4' })}>
        {note.passage ? (
          <blockquote
            className={css({
              borderLeftWidth: '3px',
              borderColor: 'border.strong',
              pl: '3',
              maxHeight: '160px',
              overflowY: 'auto',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
            })}
          >
            {quoted(note.passage)}
          </blockquote>
        ) : (
          <SelectField
            label={texts.passage}
            options={sentences.map((one, at) => ({ value: String(at), label: quoted(one) }))}
            value={String(place)}
            onValueChange={(value) => setPlace(Number(value))}
          />
        )}
        <TextArea label={texts.note} helper={texts.noteHint} maxLength={500} rows={3} value={text} onValueChange={setText} />
      </div>
    </Dialog>
  )
}
