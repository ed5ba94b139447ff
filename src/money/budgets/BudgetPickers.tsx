import { css } from 'styled-system/css'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { program } from '#openapi/generated/resources/masters/program.ts'
import { region } from '#openapi/generated/resources/lookups/region.ts'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import type { BudgetFilter } from './budget-address.ts'
import { budgetTexts as texts } from './texts.ts'

interface BudgetPickersProps {
  readonly filter: BudgetFilter
  onFilter(filter: BudgetFilter): void
}

const picker = css({ flex: '1 1 200px', maxWidth: '280px', minWidth: '0' })

/** The programme, the region and the centre to which a page of budgets is narrowed. */
export const BudgetPickers = ({ filter, onFilter }: BudgetPickersProps) => (
  <>
    {(
      [
        ['programme', program, texts.programme, texts.allProgrammes],
        ['region', region, texts.region, texts.allRegions],
        ['centre', centre, texts.centre, texts.allCentres],
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
