import { Highlighter, MessageSquarePlus, ZoomIn } from 'lucide-react'
import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { orderedNotes, type MarkerNote } from '#openapi/assessment/script-marks.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import type { Script, ScriptQuestion } from './marking-service.ts'
import { NoteDialog, type EditedNote } from './NoteDialog.tsx'
import { NoteList } from './NoteList.tsx'
import { chosenPassage, type PlacedNote } from './passages.ts'
import { ScriptText, wordsIn } from './ScriptText.tsx'
import { markingTexts as texts } from './texts.ts'

/** One of the two halves of a desk; narrow screens show one of them. */
export const side = css({ minWidth: '0', '&[data-hidden]': { lgDown: { display: 'none' } } })

const toolbar = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '3',
  px: { base: '4', md: '5', lg: '7' },
  py: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
})

const numbers = { First: 1, Second: 2, Third: 3 } as const
const mostNotes = 100

interface ScriptPaneProps {
  readonly role: Script['role']
  readonly questions: readonly ScriptQuestion[]
  readonly section: Script['sections'][number]
  readonly index: number
  readonly notes: readonly MarkerNote[]
  readonly others: Script['others']
  readonly isReadOnly: boolean
  readonly isHidden: boolean
  onGo(index: number): void
  onNotes(notes: readonly MarkerNote[]): void
}

/** What a candidate wrote, with the passages that markers have noted. */
export function ScriptPane({ role, questions, section, index, notes, others, isReadOnly, isHidden, onGo, onNotes }: ScriptPaneProps) {
  const [isLarge, setLarge] = useState(false)
  const [edited, setEdited] = useState<EditedNote | null>(null)
  const text = useRef<HTMLDivElement>(null)
  const highlighter = useRef<HTMLButtonElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const question = questions[index] ?? questions[0]
  if (!question) return null
  const { answer, questionId } = question
  const placed: readonly PlacedNote[] = [
    ...notes.map((note) => ({ ...note, marker: numbers[role] })),
    ...others.flatMap((one) =>
      (one.marks.find((mark) => mark.questionId === questionId)?.notes ?? []).map((note) => ({ ...note, marker: numbers[one.role] })),
    ),
  ]
  const chosen = () => (text.current ? chosenPassage(answer, text.current, getSelection()) : null)
  const write = (note: MarkerNote, before: MarkerNote | null) => {
    onNotes(orderedNotes([...notes.filter((one) => one !== before), note]))
    announce((note.text ?? '').trim() === '' ? texts.highlighted : texts.noteAdded)
  }
  const highlight = () => {
    const passage = chosen()
    // The press itself does not move the focus, so that the selected text stays selected.
    highlighter.current?.focus()
    if (passage) write(passage, null)
    else setEdited({ passage: null, text: '', before: null })
  }
  const addNote = () => {
    const passage = chosen()
    adder.current?.focus()
    setEdited({ passage, text: '', before: null })
  }
  const canNote = !isReadOnly && answer.trim() !== ''
  const isFull = notes.length >= mostNotes
  return (
    <section aria-label={texts.text} data-hidden={isHidden || undefined} className={side}>
      <div className={toolbar}>
        {questions.length > 1 && (
          <Segmented
            label={texts.question}
            showLabel
            options={questions.map((one, at) => ({ value: String(at), label: String(one.number) }))}
            value={String(index)}
            onChange={(to) => onGo(Number(to))}
          />
        )}
        <p className={css({ ml: 'auto', color: 'fg.muted' })}>{texts.words(wordsIn(answer))}</p>
        <div className={css({ display: 'flex', gap: '1' })}>
          {canNote && (
            <>
              {/* `preventDefault` keeps the text selected while the button is pressed. */}
              <IconButton
                ref={highlighter}
                label={texts.highlight}
                icon={<Highlighter size={16} aria-hidden />}
                disabled={isFull}
                onMouseDown={(event) => event.preventDefault()}
                onClick={highlight}
              />
              <IconButton
                ref={adder}
                label={texts.addNote}
                icon={<MessageSquarePlus size={16} aria-hidden />}
                disabled={isFull}
                onMouseDown={(event) => event.preventDefault()}
                onClick={addNote}
              />
            </>
          )}
          <IconButton
            label={texts.larger}
            icon={<ZoomIn size={16} aria-hidden />}
            aria-pressed={isLarge}
            onClick={() => setLarge(!isLarge)}
          />
        </div>
      </div>
      <div className={css({ bg: 'bg.canvas', px: { base: '3', md: '6' }, py: '5', height: 'full' })}>
        {section.choose !== undefined && section.questions.length > section.choose && (
          <p className={css({ maxWidth: '640px', mx: 'auto', mb: '3', textStyle: 'small', color: 'fg.muted' })}>
            {texts.choose(section.choose, section.questions.length)}
          </p>
        )}
        <ScriptText ref={text} question={question} notes={placed} isLarge={isLarge} />
        <NoteList
          answer={answer}
          notes={placed}
          own={canNote ? numbers[role] : null}
          onEdit={(note) => setEdited({ passage: note, text: note.text ?? '', before: notes[placed.indexOf(note)] ?? null })}
          onRemove={(note) => {
            onNotes(notes.filter((one) => one !== notes[placed.indexOf(note)]))
            announce(texts.noteRemoved)
            adder.current?.focus()
          }}
        />
      </div>
      {edited && (
        <NoteDialog
          key={questionId}
          answer={answer}
          note={edited}
          onSave={(note) => {
            setEdited(null)
            write(note, edited.before)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}
