import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { totalOf, type PaperQuestion } from '#openapi/assessment/paper-checks.ts'
import { fieldElementId, type RecordFormState } from '#src/resources/form/form-of.ts'
import { FieldError } from '#src/ui/form/field.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { assessmentTexts as texts } from '../texts.ts'
import type { BankQuestion } from './bank.ts'
import { PaperTotals } from './PaperTotals.tsx'
import { QuestionBank } from './QuestionBank.tsx'
import * as edits from './section-edits.ts'
import { SectionCard } from './SectionCard.tsx'
import { useBank } from './use-bank.ts'

interface PaperBuilderProps {
  readonly form: RecordFormState<'Paper'>
  /** Filled with the questions of the bank: the rules of a paper need their codes and marks. */
  readonly known: Map<number, PaperQuestion>
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
  gap: '6',
  alignItems: 'start',
  py: '5',
})
const aside = css({
  display: 'grid',
  gap: '5',
  position: { lg: 'sticky' },
  top: '4',
  maxHeight: { lg: 'calc(100dvh - 160px)' },
  overflowY: { lg: 'auto' },
})

/** The sections of a paper, and beside them the bank of questions that they are built from. */
export function PaperBuilder({ form, known }: PaperBuilderProps) {
  const { state } = form
  const addSection = useRef<HTMLButtonElement>(null)
  const bank = useBank(form.values.moduleId, known)
  const sections = edits.sectionsOf(state.fields)
  const [chosen, setChosen] = useState<number | null>(null)
  const target = sections.find(({ key }) => key === chosen) ?? sections.at(-1)
  const set = (next: edits.Sections) => state.edit({ kind: 'set', values: { sections: next } }, 'sections')
  const codeOf = (id: number) => bank.byId.get(id)?.questionCode ?? String(id)
  const nameOf = (row: (typeof sections)[number]) => edits.titleOf(row) || texts.section(sections.indexOf(row) + 1)

  /** Sets the sections and says where a question is then. */
  const setWith = (next: edits.Sections, id: number) => {
    if (next === sections) return
    set(next)
    const place = edits.placeOf(next, id)
    const row = next.find(({ key }) => key === place?.section)
    if (place && row) announce(texts.moved(codeOf(id), place.index + 1, edits.questionsIn(row).length, edits.titleOf(row)))
  }
  const add = (id: number) => {
    const all = target ? sections : edits.withSection(sections, texts.section(1))
    const into = target ?? all.at(-1)
    if (!into) return
    set(edits.withQuestionAt(all, id, { section: into.key, index: edits.questionsIn(into).length }))
    announce(texts.added(codeOf(id), edits.titleOf(into)))
  }
  const remove = (id: number) => {
    set(edits.withoutQuestion(sections, id))
    announce(texts.removed(codeOf(id)))
  }

  const inPaper = sections.flatMap(edits.questionsIn)
  const shown = inPaper.flatMap((id): BankQuestion[] => [bank.byId.get(id) ?? []].flat())
  const error = state.errors.get('sections')
  return (
    <div className={layout}>
      <section id={fieldElementId('sections')} aria-label={texts.sections} className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
        <h2 className={css({ textStyle: 'h2' })}>{texts.sections}</h2>
        {sections.map((row, index) => (
          <SectionCard
            key={row.key}
            form={state}
            row={row}
            index={index}
            count={sections.length}
            name={nameOf(row)}
            byId={bank.byId}
            onStep={(step) => set(edits.sectionStepped(sections, row.key, step))}
            onRemove={() => {
              state.edit({ kind: 'row.remove', field: 'sections', key: row.key }, 'sections')
              // The button that was pressed goes with its section.
              addSection.current?.focus()
            }}
            onQuestionStep={(id, step) => setWith(edits.stepped(sections, id, step), id)}
            onQuestionAt={(id, at) => setWith(edits.withQuestionAt(sections, id, { section: row.key, index: at }), id)}
            onQuestionRemove={remove}
          />
        ))}
        {error && <FieldError>{error}</FieldError>}
        {!state.isReadOnly && (
          <div>
            <Button
              ref={addSection}
              size="sm"
              aria-invalid={error ? true : undefined}
              icon={<Plus size={16} aria-hidden />}
              onClick={() => set(edits.withSection(sections, texts.section(sections.length + 1)))}
            >
              {texts.addSection}
            </Button>
          </div>
        )}
      </section>
      <div className={aside}>
        <PaperTotals questions={shown} marks={totalOf(sections.map(edits.answeredIn), (id) => bank.byId.get(id) ?? null)} />
        {!state.isReadOnly && (
          <QuestionBank
            bank={bank}
            isModuleChosen={form.values.moduleId !== null}
            used={new Set(inPaper)}
            sections={sections.map((row) => ({ key: row.key, name: nameOf(row) }))}
            target={target?.key ?? null}
            onTarget={setChosen}
            onAdd={add}
          />
        )}
      </div>
    </div>
  )
}
