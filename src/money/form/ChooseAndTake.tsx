import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { SelectField } from '#src/ui/form/select.tsx'
import { Button } from '#src/ui/kit/button.tsx'

interface ChooseAndTakeProps {
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** Empty while nothing is chosen. */
  readonly chosen: string
  /** The label of the empty choice. */
  readonly none: string
  /** Why there is nothing to take; empty otherwise. */
  readonly helper: string
  readonly icon: ReactNode
  readonly action: string
  readonly isOff: boolean
  onChoose(value: string): void
  onTake(): void
}

// As high as the label: the button stands beside the control, whatever text is below that.
const button = css({ mt: { sm: '[24px]' } })

/** A choice, and the button that takes it over into a form. */
export const ChooseAndTake = ({ label, choices, chosen, none, helper, icon, action, isOff, onChoose, onTake }: ChooseAndTakeProps) => (
  <div className={css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '3' })}>
    <div className={css({ flex: '1', minWidth: '[min(100%, 280px)]', maxWidth: '[480px]' })}>
      <SelectField
        label={label}
        value={chosen}
        disabled={choices.length === 0}
        {...(helper === '' ? {} : { helper })}
        options={[{ value: '', label: none }, ...choices]}
        onValueChange={onChoose}
      />
    </div>
    <span className={button}>
      <Button icon={icon} isSoftDisabled={isOff} onClick={() => !isOff && onTake()}>
        {action}
      </Button>
    </span>
  </div>
)
