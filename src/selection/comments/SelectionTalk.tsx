import { useId } from 'react'
import { css } from 'styled-system/css'
import type { SelectionKind } from '../wizard/selection-kinds.ts'
import { Comments } from './Comments.tsx'
import { commentTexts as texts } from './texts.ts'

interface SelectionTalkProps {
  readonly kind: SelectionKind
  readonly selectionId: number
  readonly mayWrite: boolean
}

/** The comments on a selection, beside its answers. */
export function SelectionTalk({ kind, selectionId, mayWrite }: SelectionTalkProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={css({ display: 'grid', gap: '3' })}>
      <h3 id={heading} className={css({ textStyle: 'h3' })}>
        {texts.title}
      </h3>
      <Comments
        subject={{ centreSelectionId: selectionId }}
        component={kind.component}
        writesBy={mayWrite ? 'Modify' : null}
        isOfProvider={kind.isForAnyCentre}
      />
    </section>
  )
}
