import { Pencil, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import type { PlacedNote } from './passages.ts'
import { markingTexts as texts } from './texts.ts'

const markers = [texts.roles.First, texts.roles.Second, texts.roles.Third]
const shownOfPassage = 60

/** The marker of a note, by its number. */
export const markerOf = ({ marker }: PlacedNote): string => markers[marker - 1] ?? ''

interface NoteListProps {
  readonly answer: string
  readonly notes: readonly PlacedNote[]
  /** The number of the marker whose notes may be changed; null: none. */
  readonly own: number | null
  onEdit(note: PlacedNote): void
  onRemove(note: PlacedNote): void
}

/** The notes of an answer, in the order of their passages. */
export function NoteList({ answer, notes, own, onEdit, onRemove }: NoteListProps) {
  if (notes.length === 0) return null
  return (
    <section aria-label={texts.notes} className={css({ maxWidth: '640px', mx: 'auto', mt: '4' })}>
      <h2 className={css({ textStyle: 'bodyStrong', mb: '2' })}>{texts.notes}</h2>
      <ul className={css({ display: 'grid', gap: '2' })}>
        {notes
          .toSorted((one, other) => one.from - other.from || one.marker - other.marker)
          .map((note) => {
            const whole = answer.slice(note.from, note.to)
            const passage = whole.length > shownOfPassage ? `${whole.slice(0, shownOfPassage)}…` : whole
            return (
              <li
                key={`${note.marker}/${note.from}/${note.to}/${notes.indexOf(note)}`}
                className={css({
                  display: 'flex',
                  gap: '2',
                  alignItems: 'flex-start',
                  bg: 'bg.surface',
                  borderWidth: '1px',
                  borderColor: 'border.default',
                  rounded: 'md',
                  px: '3',
                  py: '2',
                })}
              >
                <div className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
                  <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.noteOf(markerOf(note), passage)}</p>
                  {note.text !== undefined && <p>{note.text}</p>}
                </div>
                {note.marker === own && (
                  <div className={css({ display: 'flex', flexShrink: '0' })}>
                    <IconButton
                      size="sm"
                      label={texts.editNote(passage)}
                      icon={<Pencil size={15} aria-hidden />}
                      onClick={() => onEdit(note)}
                    />
                    <IconButton
                      size="sm"
                      label={texts.removeNote(passage)}
                      icon={<Trash2 size={15} aria-hidden />}
                      onClick={() => onRemove(note)}
                    />
                  </div>
                )}
              </li>
            )
          })}
      </ul>
    </section>
  )
}
