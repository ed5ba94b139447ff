import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useRested } from '#src/time/use-rested.ts'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { CourseCard } from './CourseCard.tsx'
import { coursesQuery, pageSize, type CoursePage, type CourseWish, type FoundCourse } from './finder-service.ts'
import { finderTexts as texts } from './texts.ts'

const bar = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr) 150px 150px' },
  '& > :first-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
  gap: '3',
})
const cards = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 268px), 1fr))', gap: '4' })

const any: CourseWish = { search: '', startMonth: '', deliveryMode: '', isFitting: false }
const startOptions = [{ value: '', label: texts.anyStart }, ...texts.starts.map((month) => ({ value: month, label: month }))]
const modeOptions = [
  { value: '', label: texts.anyMode },
  { value: '1', label: texts.modes[1] },
  { value: '2', label: texts.modes[2] },
]

/** The courses that are chosen, and how they are chosen. */
interface Choosing {
  readonly chosen: ReadonlySet<number>
  readonly most: number
  onToggle(course: FoundCourse): void
}

interface FoundCoursesProps extends Choosing {
  readonly found: CoursePage
  readonly isReading: boolean
  onMore(): void
}

/** The courses that were found, and how many there are. */
export function FoundCourses({ found, chosen, most, onToggle, isReading, onMore }: FoundCoursesProps) {
  const { list: courses, totalCount, openCount } = found
  return (
    <>
      <p
        role="status"
        className={css({ textStyle: 'small', color: 'fg.muted', display: 'flex', justifyContent: 'space-between', gap: '3' })}
      >
        <span>{texts.found(totalCount, openCount)}</span>
        <span>{texts.chosenOf(chosen.size, most)}</span>
      </p>
      {courses.length === 0 ? (
        <EmptyState icon={<Search size={24} />} title={texts.none} hint={texts.noneHint} />
      ) : (
        <div className={cards}>
          {courses.map((course) => (
            <CourseCard
              key={course.courseId}
              course={course}
              isChosen={chosen.has(course.courseId)}
              isFull={chosen.size >= most}
              onToggle={() => onToggle(course)}
            />
          ))}
        </div>
      )}
      {courses.length < totalCount && (
        <Button isBusy={isReading} onClick={onMore} className={css({ justifySelf: 'start' })}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

/** Finds the courses that a student can apply to, with the reasons why each fits or not. */
export function CourseFinder({ studentId, ...choosing }: Choosing & { readonly studentId: string }) {
  const { api, startTimer } = useServices()
  const [wish, setWish] = useState(any)
  const search = useRested(wish.search, startTimer)
  const [count, setCount] = useState(pageSize)
  const read = useQuery(coursesQuery(api, { studentId, count }, { ...wish, search }))
  const change = (more: Partial<CourseWish>) => setWish((before) => ({ ...before, ...more }))
  return (
    <section aria-label={texts.title} className={css({ display: 'grid', gap: '4', minWidth: '0', pb: '5' })}>
      <p className={css({ color: 'fg.muted' })}>{texts.hint}</p>
      <div className={bar}>
        <SearchField label={texts.search} value={wish.search} onChange={(value) => change({ search: value })} />
        <Select
          aria-label={texts.start}
          options={startOptions}
          value={wish.startMonth}
          onValueChange={(startMonth) => change({ startMonth })}
        />
        <Select
          aria-label={texts.mode}
          options={modeOptions}
          value={wish.deliveryMode}
          onValueChange={(mode) => change({ deliveryMode: mode === '1' || mode === '2' ? mode : '' })}
        />
      </div>
      <Switch
        label={texts.fitting}
        offLabel={texts.no}
        onLabel={texts.yes}
        hideWords
        checked={wish.isFitting}
        onChange={(isFitting) => change({ isFitting })}
      />
      <ReadResult read={read}>
        {(found) => (
          <FoundCourses {...choosing} found={found} isReading={read.isFetching} onMore={() => setCount((before) => before + pageSize)} />
        )}
      </ReadResult>
    </section>
  )
}
