import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { recipientCountQuery, type Counted } from './recipient-count.ts'
import { communicationTexts as texts } from './texts.ts'

const panel = css({ gridColumn: '1 / -1', display: 'grid', gap: '2' })
const card = css({ p: '4', rounded: 'md', bg: 'bg.sunken' })
const muted = css({ textStyle: 'small', color: 'fg.muted' })

interface CountPanelProps {
  readonly counted: Counted | null
  /** Without a card, for a place whose background is sunken already. */
  readonly isBare?: boolean
}

/** Whom an audience reaches: how many, of which types, who is left out, and the first by name. `counted` is null while it is incomplete. */
export function CountPanel({ counted, isBare }: CountPanelProps) {
  const { api } = useServices()
  const { data, error, isFetching } = useQuery({ ...recipientCountQuery(api, counted ?? {}), enabled: counted !== null })
  const shown = counted === null || error !== null ? undefined : data
  const status = () => {
    if (counted === null) return texts.incomplete
    if (error !== null) return toFailure(error).message
    return shown && !isFetching ? texts.people(shown.count) : texts.counting
  }
  return (
    <div className={cx(panel, !isBare && card)}>
      <p className={css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '2' })}>
        <UsersRound size={18} aria-hidden />
        <strong role="status" className={css({ textStyle: 'bodyStrong' })}>
          {status()}
        </strong>
        {shown && shown.types.length > 0 && (
          <span className={css({ color: 'fg.muted' })}>{shown.types.map(({ type, count }) => texts.ofType(count, type)).join(', ')}</span>
        )}
      </p>
      {shown && shown.leftOut > 0 && (
        <p className={muted}>
          {texts.leftOut(shown.leftOut)} {texts.leftOutWhy}
        </p>
      )}
      {shown && shown.steps.length > 1 && (
        <ol className={muted}>
          {shown.steps.map((count, index) => (
            // Rules have no other name than their place.
            <li key={`${String(index)} ${count}`}>{texts.afterRule(index + 1, count)}</li>
          ))}
        </ol>
      )}
      {shown && shown.people.length > 0 && (
        <ul aria-label={texts.first} className={css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' })}>
          {shown.people.map(({ id, name }) => (
            <li
              key={id}
              className={css({ px: '2', py: '0.5', rounded: 'sm', bg: 'bg.raised', textStyle: 'small', overflowWrap: 'anywhere' })}
            >
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
