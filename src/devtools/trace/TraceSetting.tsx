import { Download } from 'lucide-react'
import { css } from 'styled-system/css'
import { Button } from '#src/ui/kit/button.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { texts } from './texts.ts'

interface TraceSettingProps {
  readonly isRecording: boolean
  onSwitch(isOn: boolean): void
  onSave(): void
}

/** Switches the recording of a trace on and off, and saves it. */
export const TraceSetting = ({ isRecording, onSwitch, onSave }: TraceSettingProps) => (
  <div className={css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' })}>
    <Switch label={texts.setting} offLabel={texts.off} onLabel={texts.on} helper={texts.helper} checked={isRecording} onChange={onSwitch} />
    {isRecording && (
      <Button variant="secondary" icon={<Download size={16} strokeWidth={1.75} aria-hidden />} onClick={onSave}>
        {texts.save}
      </Button>
    )}
  </div>
)
