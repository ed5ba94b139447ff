import { Pin } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import type { Placed } from '#machines/blocks/proposal/proposal-types.ts'
import { namedDate, shortNamedDate } from '#src/time/civil-date.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { Stripe } from '../scheduling/modules/Stripe.tsx'
import type { ProposalBlock } from './proposal-block.ts'
import { texts } from './texts.ts'

const edge = css({ borderWidth: '0 1px 1px 0', borderColor: 'border.default', p: '1.5', verticalAlign: 'top' })
const head = css({
  textAlign: 'start',
  textStyle: 'small',
  fontWeight: 'regular',
  color: 'fg.muted',
  bg: 'bg.sunken',
  whiteSpace: 'nowrap',
})
const strong = css({ color: 'fg.default', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })
const rowHead = css({ position: 'sticky', left: '0', zIndex: '1', bg: 'bg.raised', minWidth: '84px', whiteSpace: 'nowrap' })
const card = css({
  display: 'flex',
  alignItems: 'stretch',
  gap: '2',
  width: 'full',
  px: '2',
  py: '1.5',
  minHeight: { base: 'touch', md: '28px' },
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.surface',
  textStyle: 'small',
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
const pressed = css({
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&[aria-pressed=true]': { borderColor: 'border.strong', boxShadow: 'inset 0 0 0 1px token(colors.border.strong)' },
})

interface ProposalGridProps {
  readonly block: ProposalBlock
  readonly placed: readonly Placed[]
  readonly keptIds: readonly string[]
  readonly chosenId: string | null
  /** The modules that are to be accepted; null while all are. */
  readonly acceptedIds: readonly string[] | null
  onChoose(moduleId: string): void
  onAccept(moduleId: string, isAccepted: boolean): void
}

/** The proposed schedule: dates as columns, slots as rows; modules that are scheduled already have no button. */
export function ProposalGrid({ block, placed, keptIds, chosenId, acceptedIds, onChoose, onAccept }: ProposalGridProps) {
  const { dates, slotTimes, standing, modules } = block
  const nameOf = (moduleId: string) => modules.get(moduleId)?.name ?? moduleId
  return (
    <div className={css({ overflowX: 'auto', position: 'relative' })}>
      <table
        aria-label={texts.grid}
        // All dates are as wide; many of them scroll.
        style={{ minWidth: 84 + 136 * dates.length }}
        className={css({
          borderCollapse: 'separate',
          borderSpacing: '0',
          tableLayout: 'fixed',
          width: 'full',
          borderTopWidth: '1px',
          borderColor: 'border.default',
        })}
      >
        <thead>
          <tr>
            <td className={cx(edge, rowHead, css({ bg: 'bg.sunken', width: '84px' }))} />
            {dates.map(({ date }) => (
              <th key={date} scope="col" aria-label={namedDate(date)} className={cx(edge, head)}>
                {shortNamedDate(date).slice(0, 3)} <span className={strong}>{shortNamedDate(date).slice(4)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slotTimes.map((time, slot) => (
            <tr key={`slot ${slot + 1}`}>
              <th scope="row" className={cx(edge, rowHead, css({ textAlign: 'start' }))}>
                <span className={css({ textStyle: 'bodyStrong' })}>{texts.slot(slot + 1)}</span>
                <span
                  className={css({
                    display: 'block',
                    textStyle: 'caption',
                    fontWeight: 'regular',
                    color: 'fg.muted',
                    whiteSpace: 'normal',
                  })}
                >
                  {time}
                </span>
              </th>
              {dates.map(({ date }, index) => (
                <td key={date} className={cx(edge, css({ overflowWrap: 'anywhere' }))}>
                  <ul className={css({ display: 'grid', gap: '1.5' })}>
                    {standing
                      .filter((one) => one.date === index && one.slot === slot)
                      .map(({ moduleId }) => (
                        <li key={moduleId} className={cx(card, css({ borderStyle: 'dashed', color: 'fg.muted' }))}>
                          {nameOf(moduleId)}
                          <VisuallyHidden>, {texts.standing}</VisuallyHidden>
                        </li>
                      ))}
                    {placed
                      .filter((one) => one.date === index && one.slot === slot)
                      .map(({ moduleId }) => (
                        <li key={moduleId} className={css({ display: 'flex', alignItems: 'center', gap: '1' })}>
                          {acceptedIds && (
                            <Checkbox
                              label={texts.acceptOf(nameOf(moduleId))}
                              hideLabel
                              checked={acceptedIds.includes(moduleId)}
                              onChange={(isAccepted) => onAccept(moduleId, isAccepted)}
                            />
                          )}
                          <button
                            type="button"
                            aria-pressed={moduleId === chosenId}
                            aria-label={keptIds.includes(moduleId) ? texts.keptModule(nameOf(moduleId)) : undefined}
                            className={cx(card, pressed)}
                            onClick={() => onChoose(moduleId)}
                          >
                            <Stripe moduleId={moduleId} colour={modules.get(moduleId)?.colour ?? null} />
                            <span className={css({ flex: '1', alignSelf: 'center' })}>{nameOf(moduleId)}</span>
                            {keptIds.includes(moduleId) && (
                              <Pin size={14} aria-hidden className={css({ flexShrink: '0', alignSelf: 'center' })} />
                            )}
                          </button>
                        </li>
                      ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
