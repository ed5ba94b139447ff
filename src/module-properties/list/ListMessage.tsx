import { CircleAlert, CircleCheck } from 'lucide-react'
import { css } from 'styled-system/css'
import type { RuleListMessage } from '#machines/module-properties/module-rule-list-types.ts'
import { Alert } from '../../ui/alert.tsx'
import { shownName } from '../texts.ts'

interface ListMessageProps {
  readonly message: RuleListMessage
  onClose(): void
}

const line = css({ display: 'flex', alignItems: 'flex-start', gap: '2', '& svg': { flexShrink: 0, mt: '2px' } })

/** What came of the work on one rule, or on each of several. */
export const ListMessage = ({ message: { tone, text, outcomes }, onClose }: ListMessageProps) => (
  <Alert
    key={`${tone} ${text}`}
    tone={tone}
    onClose={onClose}
    {...(outcomes.length === 0
      ? {}
      : {
          action: (
            <ul className={css({ display: 'grid', gap: '1', textStyle: 'small', maxHeight: '220px', overflowY: 'auto' })}>
              {outcomes.map(({ row, isDone, text: said }) => (
                <li key={row.id} className={line}>
                  {isDone ? (
                    <CircleCheck size={14} aria-hidden className={css({ color: 'success.icon' })} />
                  ) : (
                    <CircleAlert size={14} aria-hidden className={css({ color: 'danger.icon' })} />
                  )}
                  <span>
                    <span className={css({ fontWeight: 'medium' })}>{shownName(row.name)}</span> {said}
                  </span>
                </li>
              ))}
            </ul>
          ),
        })}
  >
    {text}
  </Alert>
)
