// @vitest-environment jsdom
import fc from 'fast-check'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Countries } from '#src/blocks/time-zones/Countries.tsx'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { TimeSpinner } from '#src/ui/calendar/time-spinner.tsx'

let root: Root
let place: HTMLElement

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const pad = (value: number) => String(value).padStart(2, '0')
const sizes = { Hour: 24, Minute: 60 } as const
type Part = keyof typeof sizes

/** Shows the real field at a time, with a value that follows it; `given` records what it gave. */
function show(start: string) {
  const given: string[] = []
  const draw = (value: string) =>
    root.render(
      <>
        <TimeSpinner
          key={start}
          legend="Slot 1"
          label="UK Time"
          value={value}
          onChange={(next) => {
            given.push(next)
            draw(next)
          }}
        />
        <LiveRegions />
      </>,
    )
  act(() => draw(start))
  const part = (name: Part | 'AM/PM') => {
    const found = place.querySelector(`[role=spinbutton][aria-label^="${name},"]`)
    if (!(found instanceof HTMLElement)) throw new Error(`There is no ${name}.`)
    return found
  }
  return {
    part,
    value: () => given.at(-1) ?? start,
    given,
    type: (name: Part, text: string) => {
      const input = part(name)
      act(() => input.focus())
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      })
      act(() => input.blur())
    },
    press: (name: Part | 'AM/PM', key: string) =>
      void act(() => part(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, repeat: true }))),
  }
}

const name = fc.constantFrom<Part>('Hour', 'Minute')
const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`)
const odd = [
  '24',
  '60',
  '99',
  '-1',
  '1e1',
  '1.5',
  '0x1',
  '\u0663',
  '\uff12',
  '\uff12\uff13',
  '',
  ' ',
  'NaN',
  'Infinity',
  '007',
  ' 7 ',
  '\u22121',
]

describe('a time that is typed', () => {
  it('counts when it is in range and is 0 otherwise, never anything else, whatever was typed', () => {
    const typed = fc.oneof(fc.constantFrom(...odd), fc.integer({ min: -99, max: 999 }).map(String), fc.string({ maxLength: 6 }))
    fc.assert(
      fc.property(time, name, typed, (start, part, text) => {
        const field = show(start)
        const before = start.slice(0, 5).split(':')
        field.type(part, text)
        const digits = text.trim()
        const isKept = /^[0-9]+$/.test(digits) && Number(digits) < sizes[part]
        // Leaving a field that was not changed is no change.
        const wanted = isKept ? pad(Number(digits)) : text === before[part === 'Hour' ? 0 : 1] ? text : '00'
        const expected = part === 'Hour' ? `${wanted}:${before[1]}` : `${before[0]}:${wanted}`
        expect(field.value()).toBe(expected)
        expect(field.part('AM/PM').textContent).toBe(Number(field.value().slice(0, 2)) < 12 ? 'AM' : 'PM')
        expect(field.given.filter((one) => !/^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(one))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it.each(['24', '-1', ''])('says so when “%s” became 0', (text) => {
    const field = show('09:30')
    field.type('Hour', text)
    expect(place.textContent).toContain('Hour must be 0–23, set to 0')
  })
})

describe('a time that is stepped with keys', () => {
  it('wraps at both ends, as long as a key is held, and leaves the other part alone', () => {
    fc.assert(
      fc.property(time, name, fc.boolean(), fc.integer({ min: 1, max: 62 }), (start, part, isUp, times) => {
        const field = show(start)
        for (let count = 0; count < times; count += 1) field.press(part, isUp ? 'ArrowUp' : 'ArrowDown')
        const [hour = 0, minute = 0] = start.split(':').map(Number)
        const turned = (value: number, size: number) => pad((((value + (isUp ? times : -times)) % size) + size) % size)
        expect(field.value()).toBe(part === 'Hour' ? `${turned(hour, 24)}:${pad(minute)}` : `${pad(hour)}:${turned(minute, 60)}`)
      }),
      { numRuns: 6 },
    )
  })

  it('moves by twelve hours with AM and PM, there and back', () => {
    fc.assert(
      fc.property(time, (start) => {
        const field = show(start)
        field.press('AM/PM', 'ArrowUp')
        expect(field.value()).toBe(`${pad((Number(start.slice(0, 2)) + 12) % 24)}${start.slice(2)}`)
        field.press('AM/PM', 'ArrowDown')
        expect(field.value()).toBe(start)
      }),
      { numRuns: 12 },
    )
  })

  it('does not change with the mouse wheel', () => {
    const field = show('09:30')
    act(() => field.part('Hour').focus())
    act(() => void field.part('Hour').dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true })))
    expect(field.given).toEqual([])
  })
})

describe.each([20, 200])('countries in a panel of %i characters', (limit) => {
  const drawn = (length: number) => {
    const countries = 'Côte d’Ivoire, '.repeat(20).slice(0, length - 1) + '🏝'
    act(() => root.render(<Countries zone="Zone" countries={countries} limit={limit} />))
    return countries
  }
  const press = () => act(() => place.querySelector('button')?.click())

  it('stand whole when they are just as long', () => {
    const countries = drawn(limit)
    expect([place.textContent, place.querySelector('button')]).toEqual([countries, null])
  })

  it('are cut when they are one longer, with “+more” and “less”', () => {
    const countries = drawn(limit + 1)
    expect(place.textContent).toBe(`${Array.from(countries).slice(0, limit).join('').trimEnd()}… +more`)
    expect(place.querySelector('button')?.getAttribute('aria-expanded')).toBe('false')
    press()
    expect(place.textContent).toBe(`${countries} less`)
    press()
    expect(place.textContent).toContain('+more')
  })
})
