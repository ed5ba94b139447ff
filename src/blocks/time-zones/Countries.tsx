import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { texts } from './texts.ts'

const more = css({
  flexShrink: 0,
  minHeight: '24px',
  // Keeps the height of the line, as the button is higher than its text.
  my: '-1.5',
  px: '1',
  color: 'fg.link',
  fontWeight: 'medium',
  textDecorationLine: 'underline',
  textDecorationColor: 'accent.marker',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
})

/** The countries of a zone; longer than `limit` characters they are cut, with "+more" and "less". */
export function Countries({ zone, countries, limit }: { zone: string; countries: string; limit: number }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const characters = Array.from(countries)
  if (characters.length <= limit) return <span id={id}>{countries}</span>
  return (
    <span>
      <span id={id}>{isOpen ? countries : `${characters.slice(0, limit).join('').trimEnd()}…`}</span>{' '}
      <button
        type="button"
        className={more}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${isOpen ? texts.less : texts.more} ${texts.countriesOf(zone)}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.less : texts.more}
      </button>
    </span>
  )
}
