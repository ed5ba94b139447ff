import { useEffect, type ReactNode } from 'react'
import { useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { personFields } from '#openapi/students/student-fields.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { fieldElementId, type RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { registrationTexts as texts } from './texts.ts'

interface StudentFieldsProps {
  readonly form: RecordFormState<'Student'>
}

/** How and where a student is registered. */
export const placeFields = ['centreId', 'yearId', 'placementType', 'ucasId', 'accessArrangements', 'accessDetails'] as const

/** Who the student is. */
export const PersonFields = ({ form, children }: StudentFieldsProps & { readonly children?: ReactNode }) => (
  <FormPart title={texts.parts.student}>
    <Fields of={form} names={personFields} />
    {children}
  </FormPart>
)

/** Where, when and how the student is registered; the centre is fixed for its own people. */
export const PlaceFields = ({ form, isOfCentre }: StudentFieldsProps & { readonly isOfCentre: boolean }) => (
  <FormPart title={texts.parts.registration}>
    {!isOfCentre && <Field of={form} name="centreId" />}
    <Fields of={form} names={['yearId', 'placementType', 'ucasId', 'accessArrangements']} />
    {form.values.accessArrangements === 'Other' && <Field of={form} name="accessDetails" isRequired />}
  </FormPart>
)

/** How the student is reached, and whom to call in an emergency. */
export const ContactFields = ({ form, isEmailLocked = false }: StudentFieldsProps & { readonly isEmailLocked?: boolean }) => (
  <>
    <FormPart title={texts.parts.contact}>
      <Field of={form} name="email" isReadOnly={isEmailLocked} />
      <Field of={form} name="mobile" />
      <Field of={form} name="countryId" onChange={(countryId) => form.set({ countryId, stateId: null })} />
      <Field of={form} name="stateId" narrow={{ countryId: form.values.countryId }} />
      <Fields of={form} names={['addressLine1', 'addressLine2', 'city', 'postCode']} />
      {isEmailLocked && <p className={css({ gridColumn: '1 / -1', textStyle: 'caption', color: 'fg.muted' })}>{texts.lockedEmail}</p>}
    </FormPart>
    <FormPart title={texts.parts.emergency}>
      <Fields of={form} names={['emergencyName', 'emergencyRelation', 'emergencyPhone']} />
    </FormPart>
  </>
)

/** The first control of a field. */
const controlOf = (field: string): HTMLElement | null =>
  document.getElementById(fieldElementId(field))?.querySelector<HTMLElement>('input, select, textarea, button') ?? null

/** Moves the focus to the field that the address names, where a link has led to it. */
export function NamedFieldFocus() {
  const field = new URLSearchParams(useSearch()).get('field')
  useEffect(() => {
    if (field !== null) controlOf(field)?.focus()
  }, [field])
  return null
}

/** Focuses a field that is on the page already; nothing happens otherwise. */
export const focusField = (field: string): void => controlOf(field)?.focus()
