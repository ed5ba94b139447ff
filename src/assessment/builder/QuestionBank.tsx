import { Check, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { useDraggable } from '#src/ui/drag/use-drag.ts'
import { assessmentTexts as texts } from '../texts.ts'
import { noFilter, passes, type BankQuestion } from './bank.ts'
import { draggedQuestion } from './drag.ts'
import { leaveRow } from './leave-row.ts'
import type { Bank } from './use-bank.ts'

interface QuestionBankProps {
  readonly bank: Bank
  readonly isModuleChosen: boolean
  /** The questions that the paper has already. */
  readonly used: ReadonlySet<number>
  readonly sections: readonly { readonly key: number; readonly name: string }[]
  /** The section to which questions are added; null while there is none. */
  readonly target: number | null
  onTarget(key: number): void
  onAdd(id: number): void
}

const panel = css({ display: 'grid', gap: '3', p: '4', rounded: 'lg', bg: 'bg.sunken', borderWidth: '1px', borderColor: 'border.subtle' })
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  p: '2',
  rounded: 'md',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.default',
  '&[draggable=true]': { cursor: 'grab' },
})

const choices = (values: readonly string[]) => [
  { value: '', label: texts.all },
  ...[...new Set(values)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).map((value) => ({ value, label: value })),
]

/** A question of the bank, which is added by its button or dragged into a section. */
function BankItem({ question, isUsed, onAdd }: { readonly question: BankQuestion; readonly isUsed: boolean; onAdd(): void }) {
  const element = useRef<HTMLLIElement>(null)
  const { id, questionCode, questionType, stem, marks, difficulty } = question
  useDraggable(element, draggedQuestion, id, isUsed)
  const add = () => {
    leaveRow(element.current, 'input')
    onAdd()
  }
  return (
    <li ref={element} className={item}>
      <span className={css({ flex: '1', minWidth: '0' })}>
        <span className={css({ textStyle: 'bodyStrong' })}>{questionCode}</span>{' '}
        <span className={css({ color: 'fg.muted' })}>
          {questionType}, {texts.marks(marks)}, {texts.difficulty.toLowerCase()} {difficulty}
        </span>
        <span className={css({ display: 'block', lineClamp: 2 })}>{stem}</span>
      </span>
      {isUsed ? (
        <span className={css({ color: 'fg.muted', display: 'inline-flex', alignItems: 'center', gap: '1', whiteSpace: 'nowrap' })}>
          <Check size={16} aria-hidden />
          {texts.isIn}
        </span>
      ) : (
        <IconButton label={texts.add(questionCode)} isOutlined icon={<Plus size={16} aria-hidden />} onClick={add} />
      )}
    </li>
  )
}

/** The approved questions of the module, searched and filtered. */
export function QuestionBank({ bank, isModuleChosen, used, sections, target, onTarget, onAdd }: QuestionBankProps) {
  const [filter, setFilter] = useState(noFilter)
  const approved = bank.questions.filter(({ isApproved }) => isApproved)
  const found = approved.filter((one) => passes(one, filter))
  const select = (name: 'questionType' | 'difficulty' | 'topic', label: string, values: readonly string[]) => (
    <SelectField
      label={label}
      options={choices(values)}
      value={filter[name]}
      onValueChange={(value) => setFilter({ ...filter, [name]: value })}
    />
  )
  return (
    <section aria-label={texts.bank} className={panel}>
      <h2 className={css({ textStyle: 'h3' })}>{texts.bank}</h2>
      {!isModuleChosen && <p className={css({ color: 'fg.muted' })}>{texts.noModule}</p>}
      {bank.isError && <ErrorState title={texts.bankFailed} onRetry={bank.retry} />}
      {bank.isPending && !bank.isError && <SkeletonLines count={6} />}
      {isModuleChosen && !bank.isPending && !bank.isError && (
        <>
          <SearchField label={texts.search} value={filter.search} onChange={(search) => setFilter({ ...filter, search })} />
          <div className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' })}>
            {select(
              'questionType',
              texts.type,
              approved.map(({ questionType }) => questionType),
            )}
            {select(
              'difficulty',
              texts.difficulty,
              approved.map(({ difficulty }) => String(difficulty)),
            )}
            {select(
              'topic',
              texts.topic,
              approved.flatMap(({ topics }) => topics),
            )}
            <SelectField
              label={texts.addTo}
              options={
                sections.length === 0
                  ? [{ value: '', label: texts.newSection }]
                  : sections.map(({ key, name }) => ({ value: String(key), label: name }))
              }
              value={target === null ? '' : String(target)}
              onValueChange={(key) => onTarget(Number(key))}
            />
          </div>
          <p role="status" className={css({ color: 'fg.muted' })}>
            {found.length === 0 ? texts.noneFound : texts.found(found.length)}
          </p>
          <ul aria-label={texts.questions} className={css({ display: 'grid', gap: '2' })}>
            {found.map((one) => (
              <BankItem key={one.id} question={one} isUsed={used.has(one.id)} onAdd={() => onAdd(one.id)} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
