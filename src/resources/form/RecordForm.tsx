import type { ResourceName } from '#openapi/generated/resources.ts'
import type { RecordPage } from '../record-page.ts'
import type { FieldOf, RequiredOf, RulesOf } from '../resource-types.ts'
import type { FormValues } from '../resource-values.ts'
import { Fields } from './Field.tsx'
import { FormPart } from './FormPart.tsx'
import type { RecordCheck } from './record-form.ts'
import { RecordEditor } from './RecordEditor.tsx'

type Parts<N extends ResourceName> = Readonly<Record<string, readonly FieldOf<N>[]>>

/** Resolves to a type that no parts have when a required field stands in none of them. */
type Complete<N extends ResourceName, P extends Parts<N>> = [Exclude<RequiredOf<N>, P[keyof P][number]>] extends [never]
  ? unknown
  : { readonly 'required, but in no part': Exclude<RequiredOf<N>, P[keyof P][number]> }

interface RecordFormProps<N extends ResourceName, P extends Parts<N>> {
  readonly of: RulesOf<N>
  readonly page: RecordPage
  /** The names of fields by the title of their part. */
  readonly parts: P & Complete<N, P>
  readonly check?: RecordCheck
  readonly initial?: Partial<FormValues<N>>
}

/** A form that is nothing but its fields. */
export const RecordForm = <N extends ResourceName, const P extends Parts<N>>({ parts, ...editor }: RecordFormProps<N, P>) => (
  <RecordEditor<N> {...editor}>
    {(form) =>
      Object.entries<readonly FieldOf<N>[]>(parts).map(([title, names]) => (
        <FormPart key={title} title={title}>
          <Fields of={form} names={names} />
        </FormPart>
      ))
    }
  </RecordEditor>
)
