import { css } from 'styled-system/css'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { sittingTexts } from '../texts.ts'
import { aidTexts as texts } from './texts.ts'

/** The rules of sitting an assessment, and the keys. */
export const HelpDialog = ({ onClose }: { onClose(): void }) => (
  <Dialog open size="md" title={texts.helpTitle} footer={<Button onClick={onClose}>{texts.close}</Button>} onClose={onClose}>
    <ul className={css({ listStyle: 'disc', pl: '5', display: 'grid', gap: '2' })}>
      {[...sittingTexts.rules, sittingTexts.finalWord].map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
    <h3 className={css({ textStyle: 'h3', mt: '5', mb: '2' })}>{texts.keysTitle}</h3>
    <dl className={css({ display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', columnGap: '4', rowGap: '1.5' })}>
      {texts.keys.map(([key, does]) => (
        <div key={key} className={css({ display: 'contents' })}>
          <dt className={css({ textStyle: 'bodyStrong' })}>{key}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
