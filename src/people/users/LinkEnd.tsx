import { useServices } from '#src/api/services.tsx'
import { instantText, nothing } from '#src/resources/fields/field-text.ts'
import { instantOf } from '#src/time/instant.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { userTexts as texts } from './texts.ts'

/** When the link of a password mail ends; marked once it has. */
export function LinkEnd({ value }: { readonly value: string | undefined }) {
  const { clock } = useServices()
  const end = instantOf(value)
  if (end === null) return nothing
  return (
    <>
      {instantText(value)} {end <= clock.now() && <Badge tone="warning">{texts.expired}</Badge>}
    </>
  )
}
