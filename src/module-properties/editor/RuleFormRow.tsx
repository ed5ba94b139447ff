import { Trash2 } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import type { FormRow } from '#machines/module-properties/module-rule-form.ts'
import type { ModuleRef } from '#machines/module-properties/types.ts'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { texts } from '../texts.ts'
import { columns } from './row-style.ts'

interface RuleFormRowProps {
  readonly row: FormRow
  /** Two digits. */
  readonly number: string
  readonly error: string | null
  /** What the row's module may be: no module stands in two rows. */
  readonly choices: readonly ModuleRef[]
  /** What may be prohibited: every module but the row's own. */
  readonly others: readonly ModuleRef[]
  readonly isLoading: boolean
  readonly isReadOnly: boolean
  onModule(module: ModuleRef | null): void
  onProhibited(modules: readonly ModuleRef[]): void
  onRemove(): void
}

const optionsOf = (modules: readonly ModuleRef[]) => modules.map(({ id, name }) => ({ value: id, label: name }))
const chosen = (modules: readonly ModuleRef[], ids: readonly string[]) => {
  const byId = new Map(modules.map((module) => [module.id, module]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const line = css({
  alignItems: 'start',
  rowGap: '3',
  py: { base: '4', md: '3' },
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
})
// The head names the columns; without it the fields carry their labels themselves.
const field = css({ gridColumn: { base: '1 / -1', md: 'auto' }, minWidth: '0', md: { mt: '-1.5', '& label': { srOnly: true } } })
const beside = css({ display: 'flex', alignItems: 'center', minHeight: { base: 'touch', md: 'control' } })

/** A module, and those that are prohibited together with it. */
export function RuleFormRow({ row, number, error, choices, others, isLoading, isReadOnly, ...on }: RuleFormRowProps) {
  const emptyText = isLoading ? { emptyText: texts.modulesLoading } : {}
  return (
    <li>
      <div role="group" aria-label={number} className={cx(columns, line)}>
        <span aria-hidden="true" className={cx(beside, css({ fontSize: 'lg', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' }))}>
          {number}
        </span>
        <div className={field}>
          <Combobox
            label={texts.module}
            isSingle
            required
            disabled={isReadOnly}
            options={optionsOf(choices)}
            value={row.module ? [row.module.id] : []}
            error={error}
            {...emptyText}
            onChange={(ids) => on.onModule(chosen(choices, ids)[0] ?? null)}
          />
        </div>
        <div className={field}>
          <Combobox
            label={texts.prohibited}
            placeholder={texts.noneProhibited}
            disabled={isReadOnly}
            options={optionsOf(others)}
            value={row.prohibited.map(({ id }) => id)}
            {...emptyText}
            onChange={(ids) => on.onProhibited(chosen(others, ids))}
          />
        </div>
        <span className={cx(beside, css({ gridRow: { base: '1', md: 'auto' }, gridColumn: { base: '2', md: 'auto' } }))}>
          {!isReadOnly && (
            <IconButton
              label={texts.removeRow(number, row.module?.name ?? null)}
              icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
              onClick={on.onRemove}
            />
          )}
        </span>
      </div>
    </li>
  )
}
