import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { FindingList } from './FindingList.tsx'
import type { Audience } from './audiences.ts'
import type { ReleaseFinding } from './release-service.ts'
import { releaseTexts as texts } from './texts.ts'

interface ReleaseQuestionProps {
  readonly audience: Audience
  /** When the audience sees the results, as it is shown. */
  readonly when: string
  readonly warnings: readonly ReleaseFinding[]
  /** Where the focus goes afterwards; null for where it came from. */
  finalFocus(): HTMLElement | null
  /** `hasReadWarnings` where there were some. */
  onAccept(hasReadWarnings: boolean): void
  onCancel(): void
}

/** Asks before a release; its warnings have to be acknowledged. */
export function ReleaseQuestion({ audience, when, warnings, finalFocus, onAccept, onCancel }: ReleaseQuestionProps) {
  const [isRead, setRead] = useState(false)
  const [isTried, setTried] = useState(false)
  const box = useId()
  const isOpenPoint = warnings.length > 0 && !isRead
  const accept = () => {
    setTried(true)
    if (isOpenPoint) document.getElementById(box)?.querySelector('input')?.focus()
    else onAccept(warnings.length > 0)
  }
  return (
    <Dialog
      open
      title={texts.releaseQuestion(audience)}
      finalFocus={finalFocus}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" onClick={accept}>
            {texts.release}
          </Button>
        </>
      }
    >
      <div id={box} className={css({ display: 'grid', gap: '4' })}>
        <p>{texts.from(audience, when)}</p>
        {warnings.length > 0 && (
          <>
            <FindingList errors={[]} warnings={warnings} hasLinks={false} />
            <Checkbox label={texts.acknowledge} checked={isRead} error={isTried && isOpenPoint ? texts.unread : null} onChange={setRead} />
          </>
        )}
      </div>
    </Dialog>
  )
}
