import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Columns2, Heart, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { useListAddress } from '#src/resources/use-list-page.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useChange } from '#src/resources/view/use-change.ts'
import { useRested } from '#src/time/use-rested.ts'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ToggleChip } from '#src/ui/kit/chip.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { FilterChips } from '#src/ui/records/filter-chips.tsx'
import { FilterControl } from '#src/ui/records/filter-control.tsx'
import { stepPath } from '../portal/paths.ts'
import { CourseCard, type CourseActs } from './CourseCard.tsx'
import { readFinder, withoutSwitches, writeFinder, type FinderSwitch } from './finder-address.ts'
import { finderFilters } from './finder-filters.ts'
import { coursesKey, coursesQuery, keepFavourite, type CoursePage, type FoundCourse } from './finder-service.ts'
import { finderTexts as texts } from './texts.ts'
import { fewestCompared, mostCompared, useComparison } from './use-comparison.ts'

const CompareCourses = lazyComponent(async () => (await import('./CompareCourses.tsx')).CompareCourses, { isOptional: true })

const head = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', justifyContent: 'space-between' })
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })
const cards = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 268px), 1fr))', gap: '4' })
// The line of chips reaches from edge to edge, as it does in a list.
const chips = css({ mx: { base: '-4', md: '-5', lg: '-7' }, mt: '-1', mb: '-3', _empty: { display: 'none' } })
const filtersId = 'finder-filters'

/** The courses that are chosen, and how they are chosen. */
interface Choosing {
  readonly chosen: ReadonlySet<number>
  /** How many choices there are: one may be without a course, and two may name the same. */
  readonly count: number
  readonly most: number
  onToggle(course: FoundCourse): void
}

interface FoundCoursesProps extends Choosing, Omit<CourseActs, 'onToggle'> {
  readonly found: CoursePage
  readonly marked: readonly FoundCourse[]
  readonly isReading: boolean
  onMore(): void
}

/** The courses that were found, and how many there are. */
export function FoundCourses({ found, chosen, count, most, marked, isReading, onMore, ...acts }: FoundCoursesProps) {
  const { list: courses, totalCount, openCount } = found
  return (
    <>
      <p
        role="status"
        className={css({ textStyle: 'small', color: 'fg.muted', display: 'flex', justifyContent: 'space-between', gap: '3' })}
      >
        <span>{texts.found(totalCount, openCount)}</span>
        <span>{texts.chosenOf(count, most)}</span>
      </p>
      {courses.length === 0 ? (
        <EmptyState icon={<Search size={24} />} title={texts.none} hint={texts.noneHint} />
      ) : (
        <div className={cards}>
          {courses.map((course) => (
            <CourseCard
              key={course.courseId}
              {...acts}
              course={course}
              isChosen={chosen.has(course.courseId)}
              isFull={count >= most}
              isMarked={marked.some(({ courseId }) => courseId === course.courseId)}
              isMarkedFull={marked.length >= mostCompared}
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

/** The search and the filters, which the address holds; a typed search goes to the address once typing pauses. */
function useFilters() {
  const { startTimer } = useServices()
  const { query, show } = useListAddress({ path: stepPath('course-finder'), read: readFinder, write: writeFinder })
  const [typed, setTyped] = useState(query.search)
  const rested = useRested(typed, startTimer)
  const [seen, setSeen] = useState(query.search)
  if (seen !== query.search) {
    setSeen(query.search)
    // A link to the page brings another text, or none.
    if (query.search !== rested) setTyped(query.search)
  }
  const put = useEffectEvent((search: string) => {
    if (search !== query.search) show({ search })
  })
  useEffect(() => put(rested), [rested])
  return { query, show, typed, type: setTyped }
}

/** Finds the courses that a student can apply to, with the reasons why each fits or not. */
export function CourseFinder({ studentId, ...choosing }: Choosing & { readonly studentId: string }) {
  const { api, clock, codec } = useServices()
  const queryClient = useQueryClient()
  const { query, show, typed, type } = useFilters()
  const { filters: values = {} } = query
  const opener = useRef<HTMLButtonElement>(null)
  const read = useQuery(coursesQuery(api, studentId, query))
  const filters = finderFilters(read.data?.options)
  const { marked, isOpen, setOpen, mark } = useComparison()
  const { change, notice, closeNotice } = useChange(() => queryClient.invalidateQueries({ queryKey: coursesKey }))
  const isFull = choosing.count >= choosing.most
  const cannotCompare = marked.length < fewestCompared
  const set = (name: FinderSwitch, isOn: boolean) => {
    const { [name]: _, ...others } = values
    show({ filters: isOn ? { ...others, [name]: ['1'] } : others })
  }
  const narrow = (next: typeof values) =>
    show({
      filters: {
        ...withoutSwitches(next),
        ...(values['isFavourite'] && { isFavourite: values['isFavourite'] }),
        ...(values['isFitting'] && { isFitting: values['isFitting'] }),
      },
    })
  const favourite = ({ courseId, isFavourite }: FoundCourse) =>
    change(() => keepFavourite(api, studentId, codec.encrypt(String(courseId)) ?? '', isFavourite === 0))
  return (
    <section aria-label={texts.title} className={css({ display: 'grid', gap: '4', minWidth: '0', pb: '5' })}>
      <div className={head}>
        <p className={css({ color: 'fg.muted', flex: '1 1 260px' })}>{texts.hint}</p>
        <Button
          icon={<Columns2 size={16} strokeWidth={1.75} aria-hidden />}
          aria-haspopup="dialog"
          isSoftDisabled={cannotCompare}
          {...(cannotCompare && { disabledReason: texts.compareHint, 'data-tip': texts.compareHint })}
          onClick={() => {
            if (!cannotCompare) setOpen(true)
          }}
        >
          {texts.compareThem(marked.length)}
        </Button>
      </div>
      {notice && (
        <Alert key={notice.id} tone="error" isFocused onClose={closeNotice}>
          {notice.text}
        </Alert>
      )}
      <div className={css({ display: 'flex', gap: '3' })}>
        <SearchField label={texts.search} value={typed} onChange={type} />
        <FilterControl
          ref={opener}
          id={filtersId}
          filters={filters}
          values={withoutSwitches(values)}
          today={clock.today()}
          onChange={narrow}
        />
      </div>
      <div className={chips}>
        <FilterChips
          filters={filters}
          values={withoutSwitches(values)}
          total={undefined}
          onChange={narrow}
          finalFocus={() => opener.current}
        />
      </div>
      <div className={bar}>
        <span className={css({ display: 'flex', alignItems: 'center', gap: '2.5', mr: { sm: '3' } })}>
          <Switch
            label={texts.fitting}
            hideLabel
            offLabel={texts.no}
            onLabel={texts.yes}
            hideWords
            checked={values['isFitting'] !== undefined}
            onChange={(isOn) => set('isFitting', isOn)}
          />
          <span aria-hidden>{texts.fitting}</span>
        </span>
        <ToggleChip
          isSelected={values['isFavourite'] !== undefined}
          onClick={() => set('isFavourite', values['isFavourite'] === undefined)}
        >
          <Heart size={14} strokeWidth={1.75} aria-hidden /> <span className={css({ smDown: { srOnly: true } })}>{texts.favourites}</span>
        </ToggleChip>
      </div>
      <ReadResult read={read}>
        {(found) => (
          <FoundCourses
            {...choosing}
            found={found}
            marked={marked}
            isReading={read.isFetching}
            onMark={mark}
            onFavourite={favourite}
            onMore={() => show({ page: query.page + 1 })}
          />
        )}
      </ReadResult>
      <LazyBoundary>
        {marked.length >= fewestCompared && (
          <CompareCourses {...choosing} open={isOpen} courses={marked} isFull={isFull} onMark={mark} onClose={() => setOpen(false)} />
        )}
      </LazyBoundary>
    </section>
  )
}
