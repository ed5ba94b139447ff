import { ArrowRight } from 'lucide-react'
import { css } from 'styled-system/css'
import { Badge, Count } from '#src/ui/kit/badge.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { ModuleName } from './ModuleTable.tsx'
import { outcomeTone } from './outcome-tone.ts'
import type { SlipModule } from './slip.ts'
import { slipTexts as texts } from './texts.ts'

const line = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 110px minmax(0, 200px) 90px' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  py: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
})
const marks = css({ display: 'inline-flex', alignItems: 'center', gap: '2', fontVariantNumeric: 'tabular-nums', color: 'fg.muted' })

/** The resits of all modules, each with the mark that it was to better. */
export function Resits({ modules }: { readonly modules: readonly SlipModule[] }) {
  const resits = modules.flatMap((module) =>
    module.attempts.flatMap((one) => (one.attempt === 'Resit' ? [{ module, attempt: one, before: one.firstMark }] : [])),
  )
  if (resits.length === 0) return null
  return (
    <section className={css({ mt: '6' })}>
      <h2 className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'h2', mb: '1' })}>
        {texts.resits} <Count>{resits.length}</Count>
      </h2>
      <ul aria-label={texts.resits}>
        {resits.map(({ module, attempt, before }) => (
          <li key={attempt.resultId} className={line}>
            <ModuleName module={module} detail={attempt.setName} />
            {attempt.mark === undefined ? (
              <span />
            ) : (
              <span className={marks}>
                <VisuallyHidden>{texts.fromTo(String(before ?? texts.none), attempt.mark)}</VisuallyHidden>
                <span aria-hidden="true">{before ?? texts.none}</span>
                <ArrowRight size={16} aria-hidden />
                <span aria-hidden="true" className={css({ textStyle: 'bodyStrong', color: 'fg.default' })}>
                  {attempt.mark}
                </span>
              </span>
            )}
            <span className={css({ textStyle: 'small', color: 'fg.muted' })}>
              {attempt.isCapped === 1 && attempt.finalMark !== undefined && texts.cappedAt(attempt.finalMark)}
            </span>
            <span>
              <Badge tone={outcomeTone(attempt.outcome)}>{attempt.outcome}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
