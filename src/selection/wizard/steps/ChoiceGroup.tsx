import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { FieldError } from '#src/ui/form/field.tsx'
import { Badge, Count } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { wizardTexts as texts } from '../texts.ts'

/** Something that can be chosen. */
export interface Choice {
  readonly id: number
  readonly title: string
  readonly caption?: string
  readonly warnings?: readonly string[]
  /** Chosen before, and not to be chosen again. */
  readonly isGone?: boolean
  /** There is an open request about it. */
  readonly hasRequest?: boolean
  /** Only asked for: it has no tick yet. */
  readonly isRequest?: boolean
  readonly end?: ReactNode
}

export interface ChoiceGroupProps {
  readonly label: string
  /** Stands beside the heading. */
  readonly note?: string
  readonly error?: string | undefined
  readonly choices: readonly Choice[]
  /** Said where there is nothing to choose from. */
  readonly empty?: string
  readonly chosen: readonly number[]
  readonly isReadOnly: boolean
  readonly hasChooseAll?: boolean
  /** Which of the choices are on the screen; all unless given. */
  isShown?(choice: Choice): boolean
  /** Stands below a choice that is chosen. */
  below?(id: number): ReactNode
  onChange(chosen: readonly number[]): void
}

const card = css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'md', overflow: 'clip' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5', px: '4', py: '2', minHeight: '48px' })
const row = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  columnGap: '3',
  rowGap: '1',
  px: '4',
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
})

/** What a choice is called, and what is to be known of it. */
const ChoiceText = ({ title, caption, warnings = [] }: Choice) => (
  <>
    <span className={css({ display: 'block', overflowWrap: 'anywhere' })}>{title}</span>{' '}
    {caption !== undefined && <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted' })}>{caption}</span>}
    {warnings.map((warning) => (
      <span key={warning} className={css({ display: 'block', textStyle: 'small', color: 'warning.text' })}>
        {warning}
      </span>
    ))}
  </>
)

/** How many are chosen of those that can be, or how many are asked for. */
function countText(choices: readonly Choice[], chosen: readonly number[]): string {
  const all = choices.filter(({ isRequest }) => !isRequest)
  return all.length === 0 ? String(choices.length) : `${all.filter(({ id }) => chosen.includes(id)).length} of ${all.length}`
}

/** Choices of one sort under a heading, with how many of them are chosen. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, note, error, choices, empty, chosen, isReadOnly, hasChooseAll = true, isShown = () => true, below, onChange } = props
  const id = useId()
  const open = choices.filter(({ isGone, isRequest }) => !isGone && !isRequest).map((choice) => choice.id)
  const isWhole = open.every((one) => chosen.includes(one))
  const toggle = (one: number, isChosen: boolean) => onChange([...chosen.filter((other) => other !== one), ...(isChosen ? [one] : [])])
  return (
    <section className={card} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <h3 id={`${id}-title`} className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>
          {label}
        </h3>
        <Count>{countText(choices, chosen)}</Count>
        {note !== undefined && <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{note}</span>}
        {hasChooseAll && !isReadOnly && open.length > 1 && (
          <span className={css({ ml: 'auto' })}>
            <Button size="sm" variant="ghost" disabled={isWhole} onClick={() => onChange([...new Set([...chosen, ...open])])}>
              {texts.chooseAll} <span className={css({ srOnly: true })}>{texts.chooseAllOf(label)}</span>
            </Button>
          </span>
        )}
      </div>
      {choices.length === 0 && empty !== undefined && <p className={css({ px: '4', pb: '3', color: 'fg.muted' })}>{empty}</p>}
      {error !== undefined && (
        <div className={css({ px: '4', pb: '2' })}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`} className={css({ minWidth: '0' })}>
        <legend className={css({ srOnly: true })}>{label}</legend>
        {choices.filter(isShown).map((choice) => {
          const isChosen = chosen.includes(choice.id)
          return (
            <div key={choice.id} className={row}>
              <div className={css({ flex: '1 1 200px', minWidth: '0' })}>
                {choice.isRequest ? (
                  // Lines up with the titles beside check boxes.
                  <div className={css({ pl: '8' })}>
                    <ChoiceText {...choice} />
                  </div>
                ) : (
                  <Checkbox
                    checked={isChosen}
                    disabled={isReadOnly || (choice.isGone === true && !isChosen)}
                    isInvalid={error !== undefined}
                    onChange={(isOn) => toggle(choice.id, isOn)}
                    label={<ChoiceText {...choice} />}
                  />
                )}
                {isChosen && below?.(choice.id)}
              </div>
              {choice.isGone && <Badge tone="danger">{texts.gone}</Badge>}
              {choice.end}
            </div>
          )
        })}
      </fieldset>
    </section>
  )
}
