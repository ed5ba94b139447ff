import { css } from 'styled-system/css'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { wizardTexts as texts } from '../texts.ts'
import { everyChoice, type ChoiceView } from './choice-view.ts'

interface ChoiceToolsProps {
  /** What the search is called. */
  readonly search: string
  readonly view: ChoiceView
  readonly chosen: readonly number[]
  /** How many there are to choose from. */
  readonly count: number
  /** How many have an open request; with 0 there is no view of these alone. */
  readonly requestCount: number
  onView(view: ChoiceView): void
}

/** Narrows long lists of choices: by words, and to what is chosen. */
export const ChoiceTools = ({ search, view, chosen, count, requestCount, onView }: ChoiceToolsProps) => (
  <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
    <div className={css({ width: { base: 'full', md: '280px' } })}>
      <SearchField label={search} value={view.words} onChange={(words) => onView({ ...view, words })} />
    </div>
    <Segmented
      label={texts.shown}
      options={[
        { value: 'all', label: texts.all, count },
        { value: 'chosen', label: texts.chosenOnly, count: chosen.length },
        ...(requestCount > 0 ? [{ value: 'requests', label: texts.requestsOnly, count: requestCount }] : []),
      ]}
      value={view.isRequested ? 'requests' : view.ids === null ? 'all' : 'chosen'}
      onChange={(to) => onView({ ...view, ids: to === 'chosen' ? chosen : everyChoice.ids, isRequested: to === 'requests' })}
    />
  </div>
)
