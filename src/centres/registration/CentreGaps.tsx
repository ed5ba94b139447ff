import { css } from 'styled-system/css'
import { focusField } from '#src/resources/form/form-of.ts'
import { TextLink } from '#src/ui/navigation/link.tsx'

interface CentreGapsProps {
  readonly gaps: ReadonlyMap<string, string>
  hrefOf(field: string): string
}

/** What a registration lacks, each with a link to the field. */
export const CentreGaps = ({ gaps, hrefOf }: CentreGapsProps) => (
  <ul className={css({ display: 'grid', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' }, columnGap: '5', rowGap: '1', mt: '1' })}>
    {[...gaps].map(([field, text]) => (
      <li key={field}>
        <TextLink href={hrefOf(field)} onClick={() => focusField(field)}>
          {text}
        </TextLink>
      </li>
    ))}
  </ul>
)
