import { Columns2, Heart } from 'lucide-react'
import { css } from 'styled-system/css'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { initialsOf } from '#src/ui/text/initials.ts'
import { ChooseButton, feeOf, Match, placeOf, Requirements } from './course-parts.tsx'
import type { FoundCourse } from './finder-service.ts'
import { finderTexts as texts } from './texts.ts'

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2.5',
  p: '4',
  rounded: 'lg',
  borderWidth: '1px',
  borderColor: 'border.default',
  '&[data-chosen]': { borderColor: 'fg.default', outline: '1px solid', outlineColor: 'fg.default' },
})
const initials = css({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  flexShrink: 0,
  rounded: 'md',
  bg: 'bg.muted',
  textStyle: 'label',
  fontWeight: 'semibold',
})
const toggle = css({ '&[aria-pressed=true]': { bg: 'bg.muted' }, '&[aria-pressed=true] svg[data-fills]': { fill: 'currentColor' } })

/** What is done with a found course. */
export interface CourseActs {
  /** The course is chosen, or no longer. */
  onToggle(course: FoundCourse): void
  /** It is marked for the comparison, or no longer. */
  onMark(course: FoundCourse): void
  onFavourite(course: FoundCourse): void
}

interface CourseCardProps extends CourseActs {
  readonly course: FoundCourse
  readonly isChosen: boolean
  /** No more can be chosen. */
  readonly isFull: boolean
  readonly isMarked: boolean
  /** No more can be compared. */
  readonly isMarkedFull: boolean
}

/** A course with the reasons why it fits or not, and what can be done with it. */
export function CourseCard({ course, isChosen, isFull, isMarked, isMarkedFull, onToggle, onMark, onFavourite }: CourseCardProps) {
  const { courseName, universityName, startMonths, durationMonths, deliveryMode, requirements, isFavourite } = course
  const fee = feeOf(course)
  const facts = [startMonths.join(', '), texts.months(durationMonths), texts.modes[deliveryMode], ...(fee === null ? [] : [fee])]
  const cannotMark = isMarkedFull && !isMarked
  return (
    <article aria-label={`${courseName}, ${universityName}`} data-chosen={isChosen || undefined} className={card}>
      <div className={css({ display: 'flex', gap: '3', alignItems: 'flex-start' })}>
        <span aria-hidden className={initials}>
          {initialsOf(universityName)}
        </span>
        <div className={css({ flex: '1', minWidth: '0' })}>
          <h2 className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{courseName}</h2>
          <p className={css({ color: 'fg.muted' })}>{placeOf(course)}</p>
        </div>
        <div className={css({ display: 'flex', mt: '-1', mr: '-2' })}>
          <IconButton
            size="sm"
            className={toggle}
            label={texts.compare(courseName, universityName)}
            icon={<Columns2 size={18} strokeWidth={1.75} aria-hidden />}
            aria-pressed={isMarked}
            aria-disabled={cannotMark || undefined}
            {...(cannotMark && { 'data-tip': texts.compareFull })}
            onClick={() => {
              if (!cannotMark) onMark(course)
            }}
          />
          <IconButton
            size="sm"
            className={toggle}
            label={texts.favourite(courseName, universityName)}
            icon={<Heart size={18} strokeWidth={1.75} aria-hidden data-fills />}
            aria-pressed={isFavourite === 1}
            onClick={() => onFavourite(course)}
          />
        </div>
      </div>
      <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{facts.join(' · ')}</p>
      <div className={css({ borderTopWidth: '1px', borderColor: 'border.subtle', pt: '2', flex: '1' })}>
        <Requirements requirements={requirements} />
      </div>
      <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', flexWrap: 'wrap' })}>
        <Match {...course} />
        <ChooseButton course={course} isChosen={isChosen} isFull={isFull} onToggle={() => onToggle(course)} />
      </div>
    </article>
  )
}
