import { css } from 'styled-system/css'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { focusField } from './StudentFields.tsx'
import { registrationTexts as texts } from './texts.ts'

interface GapsProps {
  /** What is missing, by field or by the part where it is added. */
  readonly gaps: ReadonlyMap<string, string>
  /** The address where it is added; null where only the centre can add it. */
  hrefOf(field: string): string | null
}

const list = css({ display: 'grid', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' }, columnGap: '5', rowGap: '1', mt: '1' })

/** What a registration lacks, each with a link to where it is added. */
export const Gaps = ({ gaps, hrefOf }: GapsProps) => (
  <ul className={list}>
    {[...gaps].map(([field, text]) => {
      const href = hrefOf(field)
      return (
        <li key={field}>
          {href === null ? (
            `${text} ${texts.byCentre}`
          ) : (
            <TextLink href={href} onClick={() => focusField(field)}>
              {text}
            </TextLink>
          )}
        </li>
      )
    })}
  </ul>
)
