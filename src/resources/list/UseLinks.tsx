import { Fragment } from 'react'
import { css } from 'styled-system/css'
import { TextLink } from '#src/ui/navigation/link.tsx'
import type { RecordPage } from '../record-page.ts'
import type { RecordUses } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'
import { firstUses } from './first-uses.ts'

export interface UseLinksProps extends Pick<RecordPage, 'linkTo'> {
  readonly uses: RecordUses
}

/** At least so many; one of each kind of record in any case. */
const shownCount = 5

/** A line that names the first who refer to a record that could not be deleted, and counts the others. */
export function UseLinks({ uses: { uses, hiddenCount }, linkTo }: UseLinksProps) {
  const named = firstUses(uses, Math.max(shownCount, new Set(uses.map(({ resource }) => resource)).size))
  const others = uses.length - named.length + hiddenCount
  return (
    <span className={css({ display: 'block', textStyle: 'small', overflowWrap: 'anywhere' })}>
      {texts.usedBy}{' '}
      {named.map(({ resource, id, name, field }, index) => {
        const href = linkTo(resource, id)
        return (
          <Fragment key={`${resource} ${id} ${field}`}>
            {index > 0 && ', '}
            {href === null ? name : <TextLink href={href}>{name}</TextLink>}
          </Fragment>
        )
      })}
      {others > 0 && ` ${texts.andOthers(others)}`}
    </span>
  )
}
