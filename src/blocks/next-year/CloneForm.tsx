import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import type { ClonePlan, CloneSource } from '#machines/blocks/next-year/clone-plan.ts'
import {
  cloneParts,
  namesOf,
  shownNameErrors,
  startAfterWeeks,
  startProblem,
  takenParts,
} from '#machines/blocks/next-year/next-year-form.ts'
import type { NextYearContext, NextYearEvent } from '#machines/blocks/next-year/next-year-types.ts'
import type { ClonePart } from '#machines/blocks/next-year/clone-plan.ts'
import { daysToAnniversary, type BlockRange } from '#machines/blocks/next-year/shift.ts'
import { addDays, addYears } from '#machines/time/days.ts'
import { namedDate } from '#src/time/civil-date.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { SystemValue } from '#src/ui/form/system-value.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { nextYearTexts as texts } from './texts.ts'

interface CloneFormProps {
  readonly kind: BlockKindSpec
  readonly context: NextYearContext
  readonly source: CloneSource
  readonly range: BlockRange
  /** With every part of the source, taken along or not. */
  readonly plan: ClonePlan
  readonly isGenerating: boolean
  /** The address asks for a first day that cannot be one. */
  readonly isStartUnusable: boolean
  /** Nothing can be changed while the clone is made, or once it exists. */
  readonly isLocked: boolean
  send(event: NextYearEvent): void
  onMoveByWeeks(weeks: -1 | 1): void
}

const limit = 100

/** What a clone is called and when it begins, and what it takes along. */
export function CloneForm({
  kind,
  context,
  source,
  range,
  plan,
  isGenerating,
  isStartUnusable,
  isLocked,
  send,
  onMoveByWeeks,
}: CloneFormProps) {
  const names = namesOf(context)
  const { code, ...errors } = shownNameErrors(context)
  const field = (name: 'name' | 'shortName') => (
    <TextField
      label={texts[name]}
      required
      autoComplete="off"
      readOnly={isLocked}
      value={names[name]}
      error={errors[name] ?? null}
      counter={{ value: names[name].length, max: limit }}
      onValueChange={(value) => send({ type: 'name.change', field: name, value })}
      onBlur={() => send({ type: 'name.leave', field: name })}
    />
  )
  const set = plan.academicDates.filter(({ from }) => from !== null)
  const modules = plan.moved.reduce((sum, one) => sum + one.modules.length, 0)
  const counts: Readonly<Record<ClonePart, string>> = {
    zones: texts.zonesCount(source.zones.length, source.zones.length === 0 ? 0 : source.slotsPerDay),
    modules: texts.modulesCount(modules, plan.moved.length),
    academicDates: texts.academicDatesCount(set.length, plan.academicDates.length),
  }
  const taken = takenParts(context)
  return (
    <form noValidate className={css({ display: 'grid', gap: '5', alignContent: 'start' })} onSubmit={(event) => event.preventDefault()}>
      {field('name')}
      {field('shortName')}
      <SystemValue
        label={kind.texts.codeLabel}
        value={context.begun?.code ?? context.code}
        isBusy={isGenerating}
        error={isGenerating ? null : (code ?? null)}
      />
      <FirstDay context={context} range={range} isStartUnusable={isStartUnusable} isLocked={isLocked} onMoveByWeeks={onMoveByWeeks} />
      <Group label={texts.takeAlong}>
        {cloneParts.map((part) => (
          <Checkbox
            key={part}
            checked={taken.includes(part)}
            disabled={isLocked}
            onChange={(isTaken) => send({ type: 'part.change', part, isTaken })}
            label={
              <>
                {texts.parts[part]} <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted' })}>{counts[part]}</span>
              </>
            }
          />
        ))}
      </Group>
      <Alert tone="info">{texts.note(source.record.name)}</Alert>
    </form>
  )
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={css({ display: 'grid', gap: '1.5' })}>
      <p id={id} className={css({ textStyle: 'label' })}>
        {label}
      </p>
      {children}
    </div>
  )
}

type FirstDayProps = Pick<CloneFormProps, 'context' | 'range' | 'isStartUnusable' | 'isLocked' | 'onMoveByWeeks'>

function FirstDay({ context, range, isStartUnusable, isLocked, onMoveByWeeks }: FirstDayProps) {
  const { shift } = context
  const problem = startProblem(context)
  const isNearest = shift.years > 0 && shift.days === daysToAnniversary(range.from, shift.years)
  const button = (weeks: -1 | 1) => {
    const isOff = isLocked || startAfterWeeks(context, weeks) === null
    return (
      <IconButton
        isOutlined
        isRepeatable
        label={weeks < 0 ? texts.earlier : texts.later}
        icon={weeks < 0 ? <ChevronLeft size={18} aria-hidden /> : <ChevronRight size={18} aria-hidden />}
        aria-disabled={isOff}
        onClick={() => !isOff && onMoveByWeeks(weeks)}
      />
    )
  }
  return (
    <Group label={texts.firstDay}>
      <div className={css({ display: 'flex', gap: '2' })}>
        {button(-1)}
        <output
          className={css({
            flex: '1',
            display: 'grid',
            placeItems: 'center',
            minHeight: { base: 'touch', md: 'control' },
            rounded: 'md',
            borderWidth: '1px',
            borderColor: 'border.default',
            textStyle: 'bodyStrong',
            fontVariantNumeric: 'tabular-nums',
          })}
        >
          {namedDate(addDays(range.from, shift.days))}
        </output>
        {button(1)}
      </div>
      {isStartUnusable && <p className={css({ textStyle: 'small', color: 'warning.text' })}>{texts.startUnusable}</p>}
      <p className={cx(css({ textStyle: 'small' }), problem === null ? css({ color: 'fg.muted' }) : css({ color: 'danger.text' }))}>
        {problem === null ? texts.shifted(shift, isNearest ? addYears(range.from, shift.years) : null) : texts[problem]}
      </p>
    </Group>
  )
}
