import { css } from 'styled-system/css'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { program } from '#openapi/generated/resources/masters/program.ts'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import type { BudgetFilter } from './budget-address.ts'
import { budgetTexts as texts } from './texts.ts'

interface BudgetPickersProps {
  readonly filter: BudgetFilter
  onFilter(filter: BudgetFilter): void
}

const picker = css({ flex: '1 1 200px', maxWidth: '280px', minWidth: '0' })

/** The centre and the programme to which a page of budgets is narrowed. */
export const BudgetPickers = ({ filter, onFilter }: BudgetPickersProps) => (
  <>
    {(
      [
        ['centre', centre, texts.centre],
        ['programme', program, texts.programme],
      ] as const
    ).map(([field, { name, path }, label]) => (
      <div key={field} className={picker}>
        <LaterRecordPicker
          label={label}
          of={name}
          path={path}
          isSingle
          value={filter[field] === null ? [] : [Number(filter[field])]}
          names={{}}
          onChange={([id]) => onFilter({ ...filter, [field]: id === undefined ? null : String(id) })}
        />
      </div>
    ))}
  </>
)
