import { Segmented } from '#src/ui/form/segmented.tsx'
import { Popover } from '#src/ui/layers/popover.tsx'
import { pickLook, textSizes, useSittingLook } from './sitting-look.ts'
import { aidTexts as texts } from './texts.ts'

interface TextSizePanelProps {
  readonly open: boolean
  readonly triggerId: string
  onOpenChange(open: boolean): void
}

/** The choice of a size of text, which is seen at once. */
export function TextSizePanel({ open, triggerId, onOpenChange }: TextSizePanelProps) {
  const { textSize } = useSittingLook()
  return (
    <Popover open={open} label={texts.textSize} triggerId={triggerId} onOpenChange={onOpenChange}>
      <Segmented
        label={texts.textSize}
        options={textSizes.map((value) => ({ value, label: texts.textSizes[value] }))}
        value={textSize}
        onChange={(picked) => {
          const size = textSizes.find((one) => one === picked)
          if (size) pickLook({ textSize: size })
        }}
      />
    </Popover>
  )
}
