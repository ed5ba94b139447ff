import { useState } from 'react'
import { css } from 'styled-system/css'
import { Button } from '#src/ui/kit/button.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { maskedTexts as texts } from './masked-texts.ts'

/** A value that is hidden until a button is pressed, since others may see the screen. */
export function MaskedValue({ label, text }: { readonly label: string; readonly text: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      {isShown ? (
        text
      ) : (
        <>
          <span aria-hidden>{texts.mask}</span>
          <VisuallyHidden>{texts.masked}</VisuallyHidden>
        </>
      )}
      <Button size="sm" aria-label={isShown ? texts.concealOf(label) : texts.revealOf(label)} onClick={() => setShown(!isShown)}>
        {isShown ? texts.conceal : texts.reveal}
      </Button>
    </span>
  )
}
