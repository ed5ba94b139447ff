import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import type { TypedRow } from '#machines/records/typed-values.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { groupPreviewQuery, wholeRules } from './group-members.ts'
import { groupTexts as texts } from './texts.ts'

/** Whom the rules of a form find as they stand: how many, and the first ten. */
export function RulePreview({ rows }: { readonly rows: readonly TypedRow[] }) {
  const { api } = useServices()
  const rules = wholeRules(rows)
  const { data, error, isFetching } = useQuery({ ...groupPreviewQuery(api, rules ?? []), enabled: rules !== null })
  const shown = rules === null || error !== null ? undefined : data
  const status = () => {
    if (rules === null) return texts.incomplete
    if (error !== null) return toFailure(error).message
    return shown && !isFetching ? texts.found(shown.totalCount) : texts.counting
  }
  return (
    <div className={css({ gridColumn: '1 / -1', p: '4', rounded: 'md', bg: 'bg.sunken' })}>
      <p role="status" className={css({ textStyle: 'label' })}>
        {status()}
      </p>
      {shown && shown.list.length > 0 && (
        <ul aria-label={texts.first} className={css({ mt: '2', display: 'grid', gap: '1', textStyle: 'small', color: 'fg.muted' })}>
          {shown.list.map(({ id, name, email }) => (
            <li key={id} className={css({ overflowWrap: 'anywhere' })}>
              {name}, {email}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
