import { useState } from 'react'
import { css } from 'styled-system/css'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { MeansChart } from './MeansChart.tsx'
import { ModuleTable } from './ModuleTable.tsx'
import { Resits } from './Resits.tsx'
import type { SlipModule } from './slip.ts'
import { slipTexts as texts } from './texts.ts'

const pad = css({ px: { base: '4', md: '5', lg: '7' } })
// As wide as the page, because the rows have the padding of the page themselves.
const wide = css({ mx: { base: '-4', md: '-5', lg: '-7' }, mt: '-5' })
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  py: '3',
})
const year = 'year'

interface SlipModulesProps {
  readonly modules: readonly SlipModule[]
  /** The page of a result; null where the person has none. */
  hrefOf(resultId: number): string | null
}

/** The attempts that count, of the modules of the whole year, or of one semester where there are several. */
export function SlipModules({ modules, hrefOf }: SlipModulesProps) {
  const [period, setPeriod] = useState(year)
  const semesters = [...new Set(modules.flatMap((module) => module.semesters))].toSorted((one, other) => one - other)
  const shown = period === year ? modules : modules.filter((module) => module.semesters.includes(Number(period)))
  return (
    <>
      <div className={wide}>
        <div className={`${bar} ${pad}`}>
          {semesters.length > 1 && (
            <Segmented
              label={texts.period}
              options={[
                ...semesters.map((semester) => ({ value: String(semester), label: texts.semester(semester) })),
                { value: year, label: texts.year },
              ]}
              value={period}
              onChange={setPeriod}
            />
          )}
          <p className={css({ textStyle: 'small', color: 'fg.muted', ml: { md: 'auto' } })}>{texts.inPercent}</p>
        </div>
        <ModuleTable modules={shown} hrefOf={hrefOf} />
      </div>
      <Resits modules={shown} />
      <MeansChart modules={shown} />
    </>
  )
}
