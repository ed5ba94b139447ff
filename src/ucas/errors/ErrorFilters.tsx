import { css } from 'styled-system/css'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { ucasTexts as texts } from '../texts.ts'
import { errorStatuses, type ShownErrors } from '../ucas-service.ts'

interface ErrorFiltersProps {
  readonly shown: ShownErrors
  onShown(shown: ShownErrors): void
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 320px) auto 200px' },
  alignItems: 'center',
  justifyContent: 'start',
  gap: '3',
  px: { base: '4', md: '5' },
  pb: '4',
})

/** Narrows the errors of an import by a search and by how they stand, and turns their order. */
export const ErrorFilters = ({ shown, onShown }: ErrorFiltersProps) => (
  <div className={row}>
    <SearchField label={texts.searchErrors} value={shown.search} onChange={(search) => onShown({ ...shown, search })} />
    <Segmented
      label={texts.heads.status}
      value={shown.status}
      options={errorStatuses.map((one) => ({ value: one, label: texts.errorStatus[one] }))}
      onChange={(value) => onShown({ ...shown, status: errorStatuses.find((one) => one === value) ?? 'all' })}
    />
    <Select
      aria-label={texts.order}
      value={shown.isLastFirst ? 'last' : 'first'}
      options={[
        { value: 'first', label: texts.firstFirst },
        { value: 'last', label: texts.lastFirst },
      ]}
      onValueChange={(value) => onShown({ ...shown, isLastFirst: value === 'last' })}
    />
  </div>
)
