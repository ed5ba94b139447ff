import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { ChooseButton, feeOf, Match, Requirements } from './course-parts.tsx'
import type { FoundCourse } from './finder-service.ts'
import { finderTexts as texts } from './texts.ts'

interface CompareCoursesProps {
  readonly open: boolean
  readonly courses: readonly FoundCourse[]
  readonly chosen: ReadonlySet<number>
  readonly isFull: boolean
  onToggle(course: FoundCourse): void
  /** Takes a course out of the comparison. */
  onMark(course: FoundCourse): void
  onClose(): void
}

// The names of the rows stay while a narrow screen moves from course to course.
const scroll = css({ overflowX: 'auto', overscrollBehavior: 'contain', mx: '-4', px: '4' })
const table = css({ width: 'full', borderCollapse: 'separate', borderSpacing: '0', tableLayout: 'fixed' })
const cell = css({
  p: { base: '2', md: '3' },
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
  width: { base: '142px', md: 'auto' },
})
const side = css({
  position: 'sticky',
  left: '-4',
  zIndex: 1,
  bg: 'bg.raised',
  width: { base: '80px', md: '132px' },
  color: 'fg.muted',
  fontWeight: 'medium',
  textStyle: 'small',
})

const rows: readonly (readonly [label: string, (course: FoundCourse) => ReactNode])[] = [
  [texts.university, ({ universityName }) => universityName],
  [texts.country, ({ city, countryName }) => [city, countryName].filter((one) => one !== '').join(', ')],
  [texts.start, ({ startMonths }) => startMonths.join(', ')],
  [texts.length, ({ durationMonths }) => texts.months(durationMonths)],
  [texts.mode, ({ deliveryMode }) => texts.modes[deliveryMode]],
  [texts.fees, (course) => feeOf(course) ?? texts.noFee],
  [texts.fits, (course) => <Match {...course} />],
  [texts.needs, ({ requirements }) => <Requirements requirements={requirements} />],
]

/** Two or three courses side by side, row by row. */
export function CompareCourses({ open, courses, chosen, isFull, onToggle, onMark, onClose }: CompareCoursesProps) {
  return (
    <Dialog open={open} size="full" title={texts.compareTitle} footer={<Button onClick={onClose}>{texts.close}</Button>} onClose={onClose}>
      <div role="region" aria-label={texts.compareTitle} tabIndex={0} className={scroll}>
        <table className={table}>
          <thead>
            <tr>
              <td className={cx(cell, side)} />
              {courses.map((course) => (
                <th key={course.courseId} scope="col" className={cell}>
                  <span className={css({ display: 'flex', gap: '1', justifyContent: 'space-between', alignItems: 'flex-start' })}>
                    <span className={css({ textStyle: 'bodyStrong' })}>{course.courseName}</span>
                    <IconButton
                      size="sm"
                      className={css({ mt: '-1' })}
                      label={texts.takeAway(course.courseName, course.universityName)}
                      icon={<X size={16} aria-hidden />}
                      onClick={() => onMark(course)}
                    />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, show]) => (
              <tr key={label}>
                <th scope="row" className={cx(cell, side)}>
                  {label}
                </th>
                {courses.map((course) => (
                  <td key={course.courseId} className={cell}>
                    {show(course)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td className={cx(cell, side)} />
              {courses.map((course) => (
                <td key={course.courseId} className={cell}>
                  <ChooseButton course={course} isChosen={chosen.has(course.courseId)} isFull={isFull} onToggle={() => onToggle(course)} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
