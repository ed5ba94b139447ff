import { css } from 'styled-system/css'
import { dayInWords, selectionTexts } from '#openapi/selection/texts.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { SelectionStatus } from '../SelectionStatus.tsx'
import type { OfferedCurriculum } from './selection-service.ts'
import { wizardTexts } from './texts.ts'

const texts = wizardTexts.offers

interface OfferedCardsProps {
  readonly offers: readonly OfferedCurriculum[]
  readonly noneText: string
  readonly today: string
  /** The person may only look. */
  readonly isReadOnly: boolean
  /** Where an offer opens; null where it does not. */
  hrefOf(offer: OfferedCurriculum): string | null
}

const allSteps = 9
const notStarted = 0
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '4',
  px: { base: '4', md: '5', lg: '7' },
  py: '5',
})
const card = css({
  display: 'grid',
  gap: '3',
  alignContent: 'space-between',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'md',
  p: '4',
  minWidth: '0',
})

function actionOf({ selectionStatus, decision, daysLeft }: OfferedCurriculum, isReadOnly: boolean): string {
  if (isReadOnly || decision === 'Accepted') return texts.view
  if (daysLeft === 0) return texts.open
  return selectionStatus === notStarted ? texts.start : texts.continue
}

/** How long there is to choose, or from when on. */
const timeLeft = ({ selectionFrom, daysLeft }: OfferedCurriculum, today: string): string =>
  today < selectionFrom ? selectionTexts.notOpen(dayInWords(selectionFrom)) : texts.daysLeft(daysLeft)

/** The curricula that a centre is offered: how far each selection is, and how long there is for it. */
export const OfferedCards = ({ offers, noneText, today, isReadOnly, hrefOf }: OfferedCardsProps) =>
  offers.length === 0 ? (
    <EmptyState title={noneText} />
  ) : (
    <ul className={grid}>
      {offers.map((offer) => {
        const { curriculumId, curriculumName, yearId, yearName, selectionStatus, steps, daysLeft } = offer
        const href = hrefOf(offer)
        return (
          <li key={`${curriculumId} ${yearId}`} className={card}>
            <div className={css({ display: 'grid', gap: '1', justifyItems: 'start' })}>
              <h2 className={css({ textStyle: 'h3', overflowWrap: 'anywhere' })}>{curriculumName}</h2>
              <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{yearName}</p>
              <SelectionStatus value={selectionStatus} />
            </div>
            <div>
              <div
                aria-hidden="true"
                className={css({ height: '4px', rounded: 'full', bg: 'border.default', overflow: 'clip', mb: '1.5' })}
              >
                <svg width="100%" height="4" className={css({ display: 'block', fill: 'ink.solid' })}>
                  <rect width={`${(100 * steps) / allSteps}%`} height="4" />
                </svg>
              </div>
              <p className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'small', color: 'fg.muted' })}>
                <span>{texts.progress(steps)}</span> <span>{timeLeft(offer, today)}</span>
              </p>
            </div>
            {href !== null && (
              <LinkButton href={href} isWide variant={selectionStatus === notStarted && daysLeft > 0 ? 'primary' : 'secondary'}>
                {actionOf(offer, isReadOnly)} <span className={css({ srOnly: true })}>{`${curriculumName}, ${yearName}`}</span>
              </LinkButton>
            )}
          </li>
        )
      })}
    </ul>
  )
