import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { Field } from '#src/resources/form/Field.tsx'
import { fieldElementId, type RecordFormState } from '#src/resources/form/form-of.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { assessmentTexts as texts } from '../texts.ts'
import { sittingsQuery, type SittingChoice } from './delivery-service.ts'

type Form = RecordFormState<'Delivery'>

const none = { value: '', label: texts.chooseOne }
const keyOf = ({ blockKind, blockId }: Pick<SittingChoice, 'blockKind' | 'blockId'>) => `${blockKind} ${blockId}`

/** What the form holds of a sitting. */
function chosenIn({ blockKind, examBlockId, testBlockId, date, slot }: Form['values'], sittings: readonly SittingChoice[]) {
  const blockId = blockKind === 'exam' ? examBlockId : testBlockId
  const block = sittings.find((one) => blockKind !== null && blockId !== null && keyOf(one) === keyOf({ blockKind, blockId }))
  const day = block?.days.find((one) => one.date === parseEntry(date))
  return { block, day, slot: day?.slots.find((one) => String(one) === slot) }
}

/** The block, the date and the slot: only those that hold the module of the paper. */
function Choices({ form, sittings }: { readonly form: Form; readonly sittings: readonly SittingChoice[] }) {
  const { errors, isReadOnly } = form
  const { block, day, slot } = chosenIn(form.values, sittings)
  const errorOf = (...names: readonly string[]) => names.map((name) => errors.get(name)).find((text) => text !== undefined) ?? null
  const choose = (key: string) => {
    const next = sittings.find((one) => keyOf(one) === key)
    const [first] = next?.days ?? []
    form.set({
      blockKind: next?.blockKind ?? null,
      examBlockId: next?.blockKind === 'exam' ? next.blockId : null,
      testBlockId: next?.blockKind === 'test' ? next.blockId : null,
      date: first ? formatCivil(first.date) : '',
      slot: first?.slots[0] === undefined ? '' : String(first.slots[0]),
    })
  }
  const chooseDay = (date: string) => {
    const next = block?.days.find((one) => one.date === date)
    form.set({ date: next ? formatCivil(next.date) : '', slot: next?.slots[0] === undefined ? '' : String(next.slots[0]) })
  }
  if (sittings.length === 0) return <p className={css({ gridColumn: '1 / -1', color: 'fg.muted' })}>{texts.noSitting}</p>
  return (
    <>
      <div id={fieldElementId('blockKind')} className={css({ gridColumn: '1 / -1' })}>
        <SelectField
          label={texts.block}
          required
          error={errorOf('blockKind', 'examBlockId', 'testBlockId')}
          disabled={isReadOnly}
          value={block ? keyOf(block) : ''}
          options={[none, ...sittings.map((one) => ({ value: keyOf(one), label: one.blockName }))]}
          onValueChange={choose}
        />
      </div>
      <div id={fieldElementId('date')}>
        <SelectField
          label={texts.date}
          required
          error={errorOf('date')}
          disabled={isReadOnly || !block}
          value={day?.date ?? ''}
          options={[none, ...(block?.days ?? []).map(({ date }) => ({ value: date, label: formatCivil(date) }))]}
          onValueChange={chooseDay}
        />
      </div>
      <div id={fieldElementId('slot')}>
        <SelectField
          label={texts.slot}
          required
          error={errorOf('slot')}
          disabled={isReadOnly || !day}
          value={slot === undefined ? '' : String(slot)}
          options={[none, ...(day?.slots ?? []).map((one) => ({ value: String(one), label: texts.slotNumber(one) }))]}
          onValueChange={(next) => form.set({ slot: next })}
        />
      </div>
    </>
  )
}

function SittingsOf({ form, paperId }: { readonly form: Form; readonly paperId: number }) {
  const { api } = useServices()
  return <ReadResult read={useQuery(sittingsQuery(api, paperId))}>{(sittings) => <Choices form={form} sittings={sittings} />}</ReadResult>
}

/** When and where a paper is sat; a practice has no sitting. */
export function SittingFields({ form }: { readonly form: Form }) {
  const { paperId, isPractice } = form.values
  return (
    <>
      {isPractice !== 1 && paperId === null && <p className={css({ gridColumn: '1 / -1', color: 'fg.muted' })}>{texts.choosePaper}</p>}
      {isPractice !== 1 && paperId !== null && <SittingsOf form={form} paperId={paperId} />}
      <Field of={form} name="centreIds" />
      {isPractice !== 1 && <Field of={form} name="lateMinutes" />}
    </>
  )
}
