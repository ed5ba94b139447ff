import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { enrolmentTexts as texts } from './texts.ts'

/** Something to choose, with what is said of it. */
export interface Choice {
  readonly id: number
  readonly name: string
  readonly detail: string
  readonly isChosen: boolean
  /** Beside it, for one that is chosen. */
  readonly control?: ReactNode
}

interface ChoiceListProps {
  readonly title: string
  readonly choices: readonly Choice[]
  onChoose(ids: readonly number[], isChosen: boolean): void
}

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', pb: '2' })
const list = css({ borderTopWidth: '1px', borderColor: 'border.default' })
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) 160px' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  minHeight: '52px',
  py: '2',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
})
const detail = css({ display: 'block', textStyle: 'small', color: 'fg.muted' })

/** Many things of which some are chosen, one below the other. */
export function ChoiceList({ title, choices, onChoose }: ChoiceListProps) {
  const chosen = choices.filter(({ isChosen }) => isChosen)
  const isAll = chosen.length === choices.length
  return (
    <section aria-label={title} className={css({ maxWidth: 'form' })}>
      <div className={head}>
        <h2 className={css({ textStyle: 'h2' })}>{title}</h2>
        <span role="status" className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
          {texts.chosen(chosen.length, choices.length)}
        </span>
        <span className={css({ ml: 'auto' })}>
          <Button
            size="sm"
            onClick={() =>
              onChoose(
                choices.map(({ id }) => id),
                !isAll,
              )
            }
          >
            {isAll ? texts.none : texts.all}
          </Button>
        </span>
      </div>
      <ul className={list}>
        {choices.map(({ id, name, detail: more, isChosen, control }) => (
          <li key={id} className={row}>
            <Checkbox
              label={
                <>
                  <bdi className={css({ fontWeight: 'medium' })}>{name}</bdi> <span className={detail}>{more}</span>
                </>
              }
              checked={isChosen}
              onChange={(isOn) => onChoose([id], isOn)}
            />
            {isChosen && control}
          </li>
        ))}
      </ul>
    </section>
  )
}
