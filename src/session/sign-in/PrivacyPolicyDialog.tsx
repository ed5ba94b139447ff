import '#src/ui/styles.css'
import { useRef } from 'react'
import { css, cx } from 'styled-system/css'
import type { PolicyDocument } from '#machines/session/privacy-policy.machine.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { DocumentLink } from '#src/ui/navigation/link.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { PolicyWords } from './PolicyWords.tsx'
import { texts } from './policy-texts.ts'

interface PrivacyPolicyDialogProps {
  readonly state: 'closed' | 'loading' | 'shown' | 'missing'
  readonly document: PolicyDocument | null
  /** Where the focus goes when the dialog has closed. */
  readonly finalFocus?: () => HTMLElement | null
  onAccept(): void
  onCancel(): void
}

// The same height while it loads, so that nothing jumps; only the document scrolls.
const place = css({ height: '[min(56dvh, 366px)]', overflowY: 'auto', m: '-4', p: '4' })

/** The document's words without a first heading that only repeats the dialog's title. */
const withoutTitle = (parts: PolicyDocument['parts']) =>
  parts[0]?.kind === 'heading' && parts[0].text.toLowerCase() === texts.title.toLowerCase() ? parts.slice(1) : parts

/** The privacy policy: a header, the document with a link to it, and two buttons. */
export function PrivacyPolicyDialog({ state, document, finalFocus, onAccept, onCancel }: PrivacyPolicyDialogProps) {
  const accept = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={state !== 'closed'}
      title={texts.title}
      size="lg"
      initialFocus={() => accept.current}
      {...(finalFocus ? { finalFocus } : {})}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button ref={accept} variant="primary" onClick={onAccept}>
            {texts.accept}
          </Button>
        </>
      }
    >
      {state === 'loading' && (
        <div role="status" aria-busy="true" aria-label={texts.loading} className={place}>
          <SkeletonLines count={10} />
        </div>
      )}
      {state === 'missing' && (
        <div className={place}>
          <Alert tone="error">{texts.missing}</Alert>
        </div>
      )}
      {state === 'shown' && document && (
        <div className={cx(place, css({ display: 'flex', flexDirection: 'column', gap: '4' }))}>
          {document.parts.length === 0 && <p>{texts.elsewhere}</p>}
          <p>
            <DocumentLink href={document.address}>{texts.open}</DocumentLink>
          </p>
          <PolicyWords parts={withoutTitle(document.parts)} />
        </div>
      )}
    </Dialog>
  )
}
