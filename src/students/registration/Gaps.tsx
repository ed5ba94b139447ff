import { css } from 'styled-system/css'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { focusField } from './StudentFields.tsx'

interface GapsProps {
  /** What lacks, by field or by the part where it is added. */
  readonly gaps: ReadonlyMap<string, string>
  /** The address where it is added. */
  hrefOf(field: string): string
}

const list = css({ display: 'grid', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' }, columnGap: '5', rowGap: '1', mt: '1' })

/** What a registration lacks, each with a link to where it is added. */
export const Gaps = ({ gaps, hrefOf }: GapsProps) => (
  <ul className={list}>
    {[...gaps].map(([field, text]) => (
      <li key={field}>
        <TextLink href={hrefOf(field)} onClick={() => focusField(field)}>
          {text}
        </TextLink>
      </li>
    ))}
  </ul>
)
