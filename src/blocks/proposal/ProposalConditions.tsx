import { css } from 'styled-system/css'
import type { Conditions } from '#machines/blocks/proposal/proposal.machine.ts'
import { criteria, type Weight } from '#machines/blocks/proposal/proposal-types.ts'
import { shortNamedDate } from '#src/time/civil-date.ts'
import { CheckboxGroup } from '#src/ui/form/checkbox-group.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import type { ProposalBlock } from './proposal-block.ts'
import { texts } from './texts.ts'

const weights = (['off', 'normal', 'strong'] as const).map((value) => ({ value, label: texts.weight[value] }))

interface ProposalConditionsProps {
  readonly block: ProposalBlock
  readonly conditions: Conditions
  onChange(conditions: Partial<Conditions>): void
}

/** What the next search should avoid, and where it may place modules. */
export function ProposalConditions({ block, conditions, onChange }: ProposalConditionsProps) {
  const indices = (count: number) => Array.from({ length: count }, (_, index) => index)
  const chosen = (count: number, leftOut: readonly number[]) => indices(count).filter((index) => !leftOut.includes(index))
  return (
    <section
      aria-label={texts.conditions}
      className={css({ display: 'grid', gap: '4', p: '4', borderBottomWidth: '1px', borderColor: 'border.default', bg: 'bg.sunken' })}
    >
      <div className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' } })}>
        {criteria.map((criterion) => (
          <Segmented
            key={criterion}
            label={texts.criterion[criterion]}
            showLabel
            options={weights}
            value={conditions.weights[criterion]}
            onChange={(value) => onChange({ weights: { ...conditions.weights, [criterion]: value as Weight } })}
          />
        ))}
      </div>
      <Checkbox label={texts.lenient} checked={conditions.mayShareSlot} onChange={(mayShareSlot) => onChange({ mayShareSlot })} />
      <CheckboxGroup
        label={texts.dates}
        options={block.dates.map(({ date }, value) => ({ value, label: shortNamedDate(date) }))}
        value={chosen(block.dates.length, conditions.leftOutDates)}
        onChange={(value) => onChange({ leftOutDates: indices(block.dates.length).filter((index) => !value.includes(index)) })}
      />
      <CheckboxGroup
        label={texts.slots}
        options={block.slotTimes.map((_, value) => ({ value, label: texts.slot(value + 1) }))}
        value={chosen(block.slotTimes.length, conditions.leftOutSlots)}
        onChange={(value) => onChange({ leftOutSlots: indices(block.slotTimes.length).filter((index) => !value.includes(index)) })}
      />
    </section>
  )
}
