import { css } from 'styled-system/css'
import { formatCivil } from '#src/time/civil-date.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import type { Slip } from './slip.ts'
import { slipTexts as texts } from './texts.ts'

const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '4',
  py: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
})

export interface EnquiryLinks {
  /** The page of an enquiry; null where the person has none. */
  enquiry(enquiryId: number): string | null
  /** Where an enquiry about a result is made; null where the person may not ask. */
  ask(resultId: number): string | null
}

interface EnquiriesProps {
  readonly enquiries: NonNullable<Slip['enquiries']>
  readonly modules: Slip['modules']
  readonly links: EnquiryLinks
}

/** The enquiries about the results of a student, and the way to a further one. */
export function Enquiries({ enquiries, modules, links }: EnquiriesProps) {
  const asked = modules.flatMap(({ moduleId, moduleName, attempts }) => {
    const standing = attempts.find(({ isCounted }) => isCounted === 1)
    const href = standing ? links.ask(standing.resultId) : null
    return href === null ? [] : [{ moduleId, moduleName, href }]
  })
  return (
    <>
      {enquiries.length === 0 ? (
        <EmptyState title={texts.noEnquiries} />
      ) : (
        <ul aria-label={texts.enquiries}>
          {enquiries.map(({ enquiryId, enquiryName, service, askedOn, state, outcomeMark }) => {
            const href = links.enquiry(enquiryId)
            return (
              <li key={enquiryId} className={line}>
                <div>
                  <p className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>
                    {href === null ? enquiryName : <TextLink href={href}>{enquiryName}</TextLink>}
                  </p>
                  <p className={css({ textStyle: 'small', color: 'fg.muted' })}>
                    {[service, formatCivil(askedOn), ...(outcomeMark === undefined ? [] : [texts.outcomeMark(outcomeMark)])].join(' · ')}
                  </p>
                </div>
                <Badge tone={state === 'Changed' ? 'success' : state === 'Submitted' || state === 'Review' ? 'info' : 'neutral'}>
                  {state}
                </Badge>
              </li>
            )
          })}
        </ul>
      )}
      {asked.length > 0 && (
        <section className={css({ mt: '5' })}>
          <h2 className={css({ textStyle: 'h3', mb: '2' })}>{texts.askHead}</h2>
          <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2' })}>
            {asked.map(({ moduleId, moduleName, href }) => (
              <li key={moduleId}>
                <TextLink href={href} aria-label={texts.ask(moduleName)}>
                  {moduleName}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
