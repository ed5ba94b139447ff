import { useEffect, useEffectEvent, useRef } from 'react'
import { universityRelation } from '#openapi/generated/resources/institutes/university-relation.ts'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { useReferred } from '#src/resources/use-referred.ts'

type Values = RecordFormState<'Invoice'>['values']

const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The currency in which a partner is billed; a student in that of the centre. */
function useCurrencyOf({ centreId, institutionId, studentId }: Values): unknown {
  const ofStudent = useReferred(student, studentId).record
  const ofCentre = useReferred(centre, centreId ?? idIn(ofStudent?.fields['centreId'])).record
  const ofUniversity = useReferred(universityRelation, institutionId).record
  return (ofCentre ?? ofUniversity)?.fields['currency']
}

/** Gives a new invoice the currency of who is billed, as long as no other one has been chosen. */
export function PartnerCurrency({ form }: { readonly form: RecordFormState<'Invoice'> }) {
  const currency = useCurrencyOf(form.values)
  const given = useRef<unknown>(null)
  const follow = useEffectEvent((wanted: unknown) => {
    const { currency: chosen } = form.values
    if (!form.isNew || form.isReadOnly || (chosen !== null && chosen !== given.current)) return
    given.current = wanted
    if (chosen !== wanted) form.state.edit({ kind: 'set', values: { currency: String(wanted) } }, 'currency')
  })
  useEffect(() => {
    if (currency !== undefined) follow(currency)
  }, [currency])
  return null
}
