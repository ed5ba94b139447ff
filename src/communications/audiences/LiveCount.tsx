import { useDeferredValue } from 'react'
import type { FormValues } from '#src/resources/resource-values.ts'
import { CountPanel } from '../CountPanel.tsx'
import { countedIn } from './counted-form.ts'

/** Whom the audience of a form reaches as it is written. */
export function LiveCount({ values }: { readonly values: FormValues<'Audience'> }) {
  const settled = useDeferredValue(values)
  return <CountPanel counted={countedIn(settled)} />
}
