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
        ['centre', centre, texts.centre, texts.allCentres],
        ['programme', program, texts.programme, texts.allProgrammes],
      ] as const
    ).map(([field, { name, path }, label, placeholder]) => (
      <div key={field} className={picker}>
        <LaterRecordPicker
          label={label}
          placeholder={placeholder}
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
