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

/** The invalid fields of a failed save, each with a link to it. A single one has focus anyway. */
export const ErrorSummary = ({ title, parts }: ErrorSummaryProps) =>
  parts.length < 2 ? null : (
    <Alert
      tone="error"
      action={
        <ul className={list}>
          {parts.map(({ id, label }) => (
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
      }
    >
      {title}
    </Alert>
  )
