import { useSyncExternalStore } from 'react'
import { css } from 'styled-system/css'
import { Alert } from '../kit/alert.tsx'

/** Something wrong on the page: `id` is the element's that holds the wrong field, or several of them. */
interface WrongPart {
  readonly id: string
  readonly label: string
}

interface ErrorSummaryProps {
  readonly title: string
  readonly parts: readonly WrongPart[]
}

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', mt: '-1' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', md: '24px' },
  minWidth: '24px',
  color: 'danger.text',
  fontWeight: 'medium',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  overflowWrap: 'anywhere',
  rounded: 'xs',
})

const never = () => () => {}

/** A link to each part, as they stand on the page: the first one has the focus. */
function WrongLinks({ parts }: Pick<ErrorSummaryProps, 'parts'>) {
  const wrong = parts.map(({ id }) => `[id="${id}"]`).join()
  const order = useSyncExternalStore(never, () => [...document.querySelectorAll(wrong)].map(({ id }) => id).join()).split(',')
  return (
    <ul className={list}>
      {parts
        .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
        .map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={link}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
              }}
            >
              {label}
            </a>
          </li>
        ))}
    </ul>
  )
}

/** The invalid fields of a failed save, each with a link to it. A single one has focus anyway. */
export const ErrorSummary = ({ title, parts }: ErrorSummaryProps) =>
  parts.length < 2 ? null : (
    <Alert tone="error" action={<WrongLinks parts={parts} />}>
      {title}
    </Alert>
  )
