import { flex } from 'styled-system/patterns'
import type { KeptRule, ModuleRuleEditorEvent } from '#machines/module-properties/module-rule-editor-types.ts'
import { timeOfDay } from '../../time/clock.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { texts } from '../texts.ts'

/** Offers what an earlier visit left unsaved. */
export const KeptEdits = ({ offer, send }: { offer: KeptRule; send(event: ModuleRuleEditorEvent): void }) => (
  <Alert
    tone="info"
    action={
      <span className={flex({ wrap: 'wrap', gap: '2' })}>
        <Button size="sm" onClick={() => send({ type: 'draft.restore' })}>
          {texts.restore}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => send({ type: 'draft.discard' })}>
          {texts.discard}
        </Button>
      </span>
    }
  >
    {texts.offer(timeOfDay(offer.at))}
  </Alert>
)
