import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import type { ModuleRuleEditorEvent } from '#machines/module-properties/module-rule-editor.machine.ts'
import { numberOf, type FormRow } from '#machines/module-properties/module-rule-form.ts'
import type { ModuleRef } from '#machines/module-properties/types.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { texts } from '../texts.ts'
import { RuleFormRow } from './RuleFormRow.tsx'
import { columns } from './row-style.ts'

interface RuleRowsProps {
  readonly rows: readonly FormRow[]
  /** By path. */
  readonly errors: ReadonlyMap<string, string>
  readonly modules: readonly ModuleRef[] | 'loading' | 'failed'
  readonly isReadOnly: boolean
  send(event: ModuleRuleEditorEvent): void
}

/** Every module that a row may name: those of the aggregator, and those that the rule names already. */
function choicesOf(modules: RuleRowsProps['modules'], rows: readonly FormRow[]): readonly ModuleRef[] {
  const known = typeof modules === 'string' ? [] : modules
  const named = rows.flatMap(({ module, prohibited }) => (module ? [module, ...prohibited] : prohibited))
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...new Map(named.filter(({ id }) => !ids.has(id)).map((module) => [module.id, module])).values()]
}

/** The modules of a rule, each in a numbered row with those that are prohibited together with it. */
export function RuleRows({ rows, errors, modules, isReadOnly, send }: RuleRowsProps) {
  const list = useRef<HTMLOListElement>(null)
  // The row that gets focus once it is rendered: a new one, or the neighbour of a removed one.
  const due = useRef<number | null>(null)
  useEffect(() => {
    if (due.current === null) return
    list.current?.children[Math.min(due.current, rows.length - 1)]?.querySelector('input')?.focus()
    due.current = null
  }, [rows])

  const choices = choicesOf(modules, rows)
  const chosen = new Set(rows.map(({ module }) => module?.id))
  return (
    <section aria-label={texts.rows}>
      <div aria-hidden="true" className={css({ mdDown: { display: 'none' }, pb: '2', textStyle: 'small', color: 'fg.muted' })}>
        <div className={columns}>
          <span />
          <span>{texts.module}</span>
          <span>{texts.prohibited}</span>
        </div>
      </div>
      <ol ref={list} className={css({ borderTopWidth: '1px', borderColor: 'border.default' })}>
        {rows.map((row, index) => (
          <RuleFormRow
            key={row.key}
            row={row}
            number={numberOf(index)}
            error={errors.get(`rows.${index}`) ?? null}
            choices={choices.filter(({ id }) => id === row.module?.id || !chosen.has(id))}
            others={choices.filter(({ id }) => id !== row.module?.id)}
            isLoading={modules === 'loading'}
            isReadOnly={isReadOnly}
            onModule={(module) => send({ type: 'form.edit', edit: { kind: 'module.choose', key: row.key, module }, path: `rows.${index}` })}
            onProhibited={(named) =>
              send({ type: 'form.edit', edit: { kind: 'prohibited.choose', key: row.key, modules: named }, path: `rows.${index}` })
            }
            onRemove={() => {
              due.current = index
              announce(texts.rowRemoved(numberOf(index)))
              send({ type: 'form.edit', edit: { kind: 'row.remove', key: row.key }, path: 'rows' })
            }}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <div className={columns}>
          <span className={css({ mdDown: { display: 'none' } })} />
          <span className={css({ pt: '3', ml: { md: '-2.5' } })}>
            <Button
              isRepeatable
              variant="ghost"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => {
                due.current = rows.length
                announce(texts.rowAdded(numberOf(rows.length)))
                send({ type: 'form.edit', edit: { kind: 'row.add' }, path: `rows.${rows.length}` })
              }}
            >
              {texts.addRow}
            </Button>
          </span>
        </div>
      )}
    </section>
  )
}
