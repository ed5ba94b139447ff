import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { createStoredValue, openStorage } from '#src/storage/stored-value.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { ownAttemptsQuery } from './sheet.ts'
import { sittingTexts as texts } from './texts.ts'

interface Finding {
  readonly name: keyof typeof texts.checks
  readonly isRight: boolean
  readonly text: string
}

const minuteMs = 60_000
const probe = 'assessment-check'

/** Whether what is kept in the browser's storage can be read again. */
function storageWorks(): boolean {
  let hasFailed = false
  const value = createStoredValue<string>({
    storage: openStorage(() => localStorage),
    key: probe,
    parse: (kept) => (kept === probe ? probe : null),
    onFault: () => {
      hasFailed = true
    },
  })
  value.write(probe)
  const isKept = value.read() === probe
  value.clear()
  return isKept && !hasFailed && openStorage(() => localStorage) !== null
}

/** Checks clock, storage and connection of the computer, as often as it is asked to. */
export function SystemCheck() {
  const { api, clock, queryClient } = useServices()
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    const from = clock.elapsed()
    const storage = storageWorks()
    const { storageRight, storageWrong } = texts
    const kept: Finding = { name: 'storage', isRight: storage, text: storage ? storageRight : storageWrong }
    try {
      const { serverTime } = await queryClient.fetchQuery(ownAttemptsQuery(api))
      // A clock that is wrong by less than a minute does no harm.
      const apart = Math.floor(Math.abs(clock.now() - serverTime) / minuteMs)
      setFindings([
        { name: 'clock', isRight: apart === 0, text: apart === 0 ? texts.clockRight : texts.clockWrong(apart) },
        kept,
        { name: 'connection', isRight: true, text: texts.connectionRight(Math.round(clock.elapsed() - from)) },
      ])
    } catch {
      setFindings([kept, { name: 'connection', isRight: false, text: texts.connectionWrong }])
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="system-check" className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
      <h2 id="system-check" className={css({ textStyle: 'h3' })}>
        {texts.check}
      </h2>
      <ul role="status" className={css({ display: 'grid', gap: '2' })}>
        {findings.map(({ name, isRight, text }) => (
          <li key={name} className={css({ display: 'flex', gap: '2', alignItems: 'center' })}>
            {isRight ? (
              <CircleCheck size={18} aria-hidden className={css({ color: 'success.icon' })} />
            ) : (
              <CircleAlert size={18} aria-hidden className={css({ color: 'warning.icon' })} />
            )}
            <span>
              <strong className={css({ fontWeight: 'semibold' })}>{texts.checks[name]}:</strong> {text}
            </span>
          </li>
        ))}
      </ul>
      <Button isBusy={isBusy} onClick={() => void check()}>
        {findings.length === 0 ? texts.check : texts.checkAgain}
      </Button>
    </section>
  )
}
