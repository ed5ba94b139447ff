import '#src/ui/print.css'
import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Printer } from 'lucide-react'
import { css, cva } from 'styled-system/css'
import { formatCivil } from '#src/time/civil-date.ts'
import { dayOf, timeOfDay } from '#src/time/clock.ts'
import { instantOf } from '#src/time/instant.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { printPage } from '#src/ui/kit/print-page.ts'
import { validationTexts as texts } from './texts.ts'
import type { Verdict } from './verdict.ts'

const band = cva({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', px: { base: '5', md: '8' }, py: '5', borderBlockWidth: '1px' },
  variants: {
    isValid: {
      true: { bg: 'success.subtle', borderColor: 'success.edge', '& > svg': { color: 'success.icon' } },
      false: { bg: 'danger.subtle', borderColor: 'danger.edge', '& > svg': { color: 'danger.icon' } },
    },
  },
})

const facts = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))', columnGap: '5', rowGap: '4' })

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className={css({ color: 'fg.muted' })}>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** What is certified, and whether it still holds. */
export function VerdictView({ verdict }: { readonly verdict: Verdict }) {
  const { state, fullName, initials, typeName, awardText, certificateNumber, issuedOn, expiresOn, checkedAt } = verdict
  const Icon = state === 'Valid' ? CircleCheck : CircleAlert
  const instant = instantOf(checkedAt)
  return (
    <section aria-live="polite" data-sheet="plain">
      <div className={band({ isValid: state === 'Valid' })}>
        <Icon size={36} strokeWidth={1.75} aria-hidden className={css({ flexShrink: 0 })} />
        <div className={css({ flex: '1', minWidth: '0' })}>
          <h2 className={css({ textStyle: 'h2' })}>{texts.states[state]}</h2>
          {instant !== null && (
            <p className={css({ color: 'fg.muted' })}>{texts.checked(`${formatCivil(dayOf(instant))} ${timeOfDay(instant)}`)}</p>
          )}
        </div>
        <Button
          icon={<Printer size={16} aria-hidden />}
          onClick={() => printPage(certificateNumber)}
          className={css({ _print: { display: 'none' } })}
        >
          {texts.print}
        </Button>
      </div>
      <div className={css({ px: { base: '5', md: '8' }, py: '6', display: 'grid', gap: '5' })}>
        {/* Of its own: the shared list would bring parts of signed-in pages along. */}
        <dl className={facts}>
          {fullName === undefined ? (
            <Fact label={texts.initials}>{initials}</Fact>
          ) : (
            <Fact label={texts.name}>
              <bdi className={css({ textStyle: 'h2' })}>{fullName}</bdi>
            </Fact>
          )}
          <Fact label={texts.type}>{typeName}</Fact>
          <Fact label={texts.award}>{awardText}</Fact>
          <Fact label={texts.number}>{certificateNumber}</Fact>
          <Fact label={texts.issued}>{formatCivil(issuedOn)}</Fact>
          {expiresOn !== undefined && <Fact label={texts.expires}>{formatCivil(expiresOn)}</Fact>}
        </dl>
        <p className={css({ color: 'fg.muted' })}>{texts.compare}</p>
      </div>
    </section>
  )
}
