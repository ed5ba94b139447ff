import { X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { academicDetail } from '#openapi/generated/resources/students/academic-detail.ts'
import type { GridField, MarkGridEvent, RowEdits } from '#machines/students/mark-grid.machine.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import type { TakenModule, TakingStudent } from '../enrolment/enrolment-service.ts'
import { MarkCell } from './MarkCell.tsx'
import { shownIn } from './save-row.ts'
import { gridTexts as texts } from './texts.ts'

interface GridViewProps {
  readonly students: readonly TakingStudent[]
  readonly modules: readonly TakenModule[]
  readonly field: GridField
  readonly edits: Readonly<Record<number, RowEdits>>
  readonly errors: Readonly<Record<number, Readonly<Record<number, string>>>>
  /** Whose row is on its way. */
  readonly saving: number | null
  readonly mayWrite: boolean
  /** Phones have no room for columns: one module is shown at a time. */
  readonly isPhone: boolean
  storedOf(studentId: number, moduleId: number): StoredRecord | undefined
  send(event: MarkGridEvent): void
}

const approved = 8
const scroller = css({ overflow: 'auto', maxHeight: { md: 'max(420px, calc(100dvh - 390px))' }, position: 'relative' })
const table = css({
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& td, & th': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
})
const head = css({
  position: 'sticky',
  top: '0',
  zIndex: '2',
  bg: 'bg.surface',
  '& th': { borderColor: 'border.default', textStyle: 'small', fontWeight: 'medium', color: 'fg.muted', textAlign: 'start', py: '2.5' },
})
const first = css({
  position: { md: 'sticky' },
  left: '0',
  zIndex: '1',
  bg: 'bg.surface',
  textAlign: 'start',
  fontWeight: 'medium',
  minWidth: { base: '120px', md: '200px' },
  maxWidth: '280px',
  px: { base: '4', md: '5', lg: '7' },
  overflowWrap: 'anywhere',
})
const cell = css({ px: '3', py: '1.5', verticalAlign: 'middle', minWidth: '120px' })
const end = css({
  position: { md: 'sticky' },
  right: '0',
  bg: 'bg.surface',
  px: { base: '2', md: '5' },
  py: '1.5',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The rows of students by the columns of modules. Up and down go from student to student, Enter saves the row. */
export function GridView({ students, modules, field, edits, errors, saving, mayWrite, isPhone, storedOf, send }: GridViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  const only = modules.find(({ moduleId }) => moduleId === wanted) ?? modules[0]
  const columns = isPhone ? modules.filter((one) => one === only) : modules
  // With one module in sight, those who do not take it have nothing to show.
  const rows =
    isPhone && only ? students.filter((one) => one.moduleIds.includes(only.moduleId) || storedOf(one.studentId, only.moduleId)) : students
  const { label } = academicDetail.fields[field]

  const onKey = (event: KeyboardEvent<HTMLElement>, studentId: number) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      send({ type: 'row.save', studentId })
      return
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const column = target.dataset['at'] ?? ''
    const inColumn = [...(place.current?.querySelectorAll<HTMLInputElement>(`input[data-at="${column}"]`) ?? [])]
    const next = inColumn[inColumn.indexOf(target) + step]
    next?.focus()
    next?.select()
  }

  return (
    <div ref={place}>
      {isPhone && (
        <div className={css({ px: '4', pb: '4' })}>
          <SelectField
            label={texts.module}
            value={String(only?.moduleId ?? '')}
            options={modules.map(({ moduleId, moduleName }) => ({ value: String(moduleId), label: moduleName }))}
            onValueChange={(id) => setWanted(Number(id))}
          />
        </div>
      )}
      <div className={scroller}>
        <table aria-label={texts.marks} className={table}>
          <thead className={head}>
            <tr>
              <th scope="col" className={first}>
                {texts.student}
              </th>
              {columns.map(({ moduleId, moduleName }) => (
                <th key={moduleId} scope="col" className={cell}>
                  {moduleName}
                </th>
              ))}
              {mayWrite && (
                <th scope="col" className={end}>
                  <span className={css({ srOnly: true })}>{texts.actions}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ studentId, fullName, moduleIds }) => {
              const row = edits[studentId]
              return (
                <tr key={studentId} onKeyDown={(event) => onKey(event, studentId)}>
                  <th scope="row" className={first}>
                    <bdi>{fullName}</bdi>
                  </th>
                  {columns.map(({ moduleId, moduleName }) => {
                    const stored = storedOf(studentId, moduleId)
                    if (!moduleIds.includes(moduleId) && !stored)
                      return (
                        <td key={moduleId} className={cx(cell, css({ color: 'fg.muted' }))}>
                          <span aria-hidden="true">–</span>
                          <span className={css({ srOnly: true })}>{texts.notTaken(moduleName, fullName)}</span>
                        </td>
                      )
                    const edit = row?.[moduleId]
                    const isApproved = stored?.status === approved
                    const grade = stored?.fields['predictedGrade']
                    return (
                      <td key={moduleId} className={cell}>
                        <MarkCell
                          label={texts.cell(label, moduleName, fullName)}
                          value={shownIn(field, edit, stored)}
                          grade={field === 'predictedMark' && typeof grade === 'string' ? grade : ''}
                          error={errors[studentId]?.[moduleId]}
                          isChanged={edit !== undefined}
                          isFixed={!mayWrite || isApproved}
                          fixedText={isApproved ? texts.approved : null}
                          at={String(moduleId)}
                          onType={(text) => send({ type: 'cell.type', studentId, moduleId, field, text })}
                        />
                      </td>
                    )
                  })}
                  {mayWrite && (
                    <td className={end}>
                      {row !== undefined && (
                        <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '1' })}>
                          <IconButton
                            label={texts.reset(fullName)}
                            icon={<X size={16} aria-hidden />}
                            disabled={saving === studentId}
                            onClick={() => send({ type: 'row.reset', studentId })}
                          />
                          <Button
                            size="sm"
                            variant="primary"
                            isBusy={saving === studentId}
                            aria-label={texts.saveRow(fullName)}
                            onClick={() => send({ type: 'row.save', studentId })}
                          >
                            {texts.save}
                          </Button>
                        </span>
                      )}
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}
