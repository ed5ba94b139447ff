import { expect, it } from 'vitest'
import { instantText } from '#src/resources/fields/field-text.ts'
import { toldText } from '#src/resources/view/told-text.ts'

it('tells the times of a change where the viewer is, and nothing else differently', () => {
  const [centres, students] = ['2026-11-14 10:00:00.000000', '2026-11-15 12:30:00.000000']
  expect(instantText(centres)).toMatch(/^1[45]\/11\/2026 \d{2}:00$/)
  expect(toldText(centres)).toBe(instantText(centres))
  expect(toldText(`Centres, ${centres}; Students, ${students}`)).toBe(
    `Centres, ${instantText(centres)}; Students, ${instantText(students)}`,
  )
  for (const text of ['', '14/11/2026', '91.5', 'Room 2026-11-14']) expect(toldText(text)).toBe(text)
})
