import type { ComponentType } from 'react'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { ResourceEdit } from '#machines/records/resource-form.ts'
import type { TypedFields } from '#machines/records/typed-values.ts'
import type { RecordNames, StoredRecord } from '../record-types.ts'
import type { FormValues } from '../resource-values.ts'
import type { FieldControlProps } from './FieldControl.tsx'
import type { RecordFormLogic } from './record-form.ts'

/** A form as the screen of its resource uses it: with the types of its fields. */
export interface FormOf<N extends ResourceName> {
  readonly values: FormValues<N>
  /** The errors that are shown, by path. */
  readonly errors: ReadonlyMap<string, string>
  /** The record does not exist yet. */
  readonly isNew: boolean
  /** The person has lost the right to save: what was typed stays readable. */
  readonly isReadOnly: boolean
  /** Names and statuses of the records that the stored record refers to. */
  readonly names: RecordNames
  /** Sets some fields. */
  set(values: Partial<FormValues<N>>): void
}

/** A form for the parts that all resources share, which know its fields by their rules alone. */
export interface AnyForm {
  readonly logic: RecordFormLogic
  /** Draws a field of any kind. It comes with the form, so that a list of records loads no fields. */
  readonly Control: ComponentType<FieldControlProps>
  readonly fields: TypedFields
  readonly errors: ReadonlyMap<string, string>
  readonly isNew: boolean
  readonly isReadOnly: boolean
  readonly names: RecordNames
  /** `path` is the field that the edit changes, empty for several; `stored` the record after a call that has stored it already. */
  edit(edit: ResourceEdit, path: string, stored?: StoredRecord): void
  leave(path: string): void
}

/** What a screen is given: the form with the types of its resource, and as the shared parts use it. */
export interface RecordFormState<N extends ResourceName> extends FormOf<N> {
  readonly state: AnyForm
}

/** The element that holds the control of a path: the links of the error summary lead there. */
export const fieldElementId = (path: string): string => `field-${path}`

/** Gives the focus to the control of a path; does nothing while the form does not show it. */
export const focusField = (path: string): void =>
  document.getElementById(fieldElementId(path))?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
