'use no memo'

import { useState } from 'react'
import { css } from 'styled-system/css'
import { formatCivil } from '#src/time/civil-date.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { Count } from '#src/ui/kit/badge.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import type { RecordPage } from '../record-page.ts'
import type { RecordUse, RecordUses } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'

interface UseListProps extends Pick<RecordPage, 'linkTo'> {
  readonly uses: RecordUses
}

const shortLength = 10

/** The records that refer to a record, grouped by resource; those that the person may not see are only counted. */
export function UseList({ uses: { uses, hiddenCount }, linkTo }: UseListProps) {
  const resources = [...new Set(uses.map(({ resource }) => resource))]
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      {resources.map((resource) => (
        <Group key={resource} resource={resource} uses={uses.filter((use) => use.resource === resource)} linkTo={linkTo} />
      ))}
      {hiddenCount > 0 && <p className={css({ color: 'fg.muted' })}>{texts.hiddenUses(hiddenCount)}</p>}
    </div>
  )
}

interface GroupProps extends Pick<RecordPage, 'linkTo'> {
  readonly resource: string
  readonly uses: readonly RecordUse[]
}

function Group({ resource, uses, linkTo }: GroupProps) {
  const [isWhole, setWhole] = useState(false)
  const title = texts.usesBy(resource)
  return (
    <section>
      <h2 className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'h3' })}>
        {title}
        <Count>{uses.length}</Count>
      </h2>
      <ul aria-label={title} className={css({ mt: '1' })}>
        {(isWhole ? uses : uses.slice(0, shortLength)).map((use) => (
          <Use key={`${use.id} ${use.field}`} use={use} href={linkTo(use.resource, use.id)} />
        ))}
      </ul>
      {!isWhole && uses.length > shortLength && (
        <div className={css({ mt: '2' })}>
          <Button size="sm" onClick={() => setWhole(true)}>
            {texts.showAll(uses.length)}
          </Button>
        </div>
      )}
    </section>
  )
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  py: '2',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
})

const Use = ({ use: { name, field, days = [] }, href }: { readonly use: RecordUse; readonly href: string | null }) => (
  <li className={line}>
    <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
      {href === null ? name : <TextLink href={href}>{name}</TextLink>}
    </span>
    <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{[field, ...days.map(formatCivil)].join(' · ')}</span>
  </li>
)
