import type { ResourceName, Resources } from '#openapi/generated/resources.ts'
import type { TypedFields, TypedRow } from '#machines/records/typed-values.ts'
import type { FieldOf } from './resource-types.ts'

/** What the control of a field holds. */
type TypedOf<Rules> = Rules extends { readonly kind: 'rows' }
  ? readonly TypedRow[]
  : Rules extends { readonly kind: 'group' }
    ? TypedFields
    : Rules extends { readonly kind: 'references' }
      ? readonly number[]
      : Rules extends { readonly kind: 'texts' }
        ? readonly string[]
        : Rules extends { readonly kind: 'choices'; readonly choices: readonly { readonly value: infer Value }[] }
          ? readonly Value[]
          : Rules extends { readonly kind: 'choice'; readonly choices: readonly { readonly value: infer Value }[] }
            ? Value | null
            : Rules extends { readonly kind: 'reference' | 'rowId' }
              ? number | null
              : Rules extends { readonly kind: 'flag' }
                ? 0 | 1
                : string

/** What the form of a resource holds, field by field. */
export type FormValues<N extends ResourceName> = { readonly [F in FieldOf<N>]: TypedOf<Resources[N]['rules']['fields'][F]> }
