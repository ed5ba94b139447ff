import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { DefinitionList, type Definition } from '#src/ui/records/definition-list.tsx'
import type { Slip } from './slip.ts'
import { slipTexts as texts } from './texts.ts'

const entriesOf = (facts: readonly (readonly [label: string, value: string | undefined])[]): readonly Definition[] =>
  facts.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ id: label, label, value }]))

const shownUcasId = (id: string | undefined) => id?.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')

/** Facts beside the results: the total points, the student, the files, and the offer that the results are used for. */
export function SlipFacts({ slip, downloads }: { readonly slip: Slip; readonly downloads?: ReactNode }) {
  const usedFor = entriesOf([
    [texts.university, slip.offer?.institutionName],
    [texts.offer, slip.offer?.decision],
    [texts.ucas, shownUcasId(slip.ucasId)],
  ])
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      {slip.totalPoints !== undefined && (
        <section>
          <h2 className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.overall}</h2>
          <p className={css({ textStyle: 'display', fontVariantNumeric: 'tabular-nums' })}>{texts.points3(slip.totalPoints)}</p>
          <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.totalPoints}</p>
        </section>
      )}
      <DefinitionList
        look="lines"
        entries={entriesOf([
          [texts.studentId, slip.studentRef],
          [texts.centre, slip.centreName],
          [texts.programme, slip.programName],
          [texts.intake, slip.intakeName],
        ])}
      />
      {downloads && (
        <section>
          <h2 className={css({ textStyle: 'h3', mb: '2' })}>{texts.downloads}</h2>
          {downloads}
        </section>
      )}
      {usedFor.length > 0 && (
        <section>
          <h2 className={css({ textStyle: 'h3', mb: '1' })}>{texts.usedFor}</h2>
          <DefinitionList look="lines" entries={usedFor} />
        </section>
      )}
    </div>
  )
}
