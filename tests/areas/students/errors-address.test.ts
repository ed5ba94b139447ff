import { expect, it } from 'vitest'
import { errorsAddress, shownIn } from '#src/ucas/errors/errors-address.ts'
import { everyError } from '#src/ucas/ucas-service.ts'

it('the address of errors keeps search, status and order, and leaves out what is usual', () => {
  const shown = { search: "O'Neill & Söhne", status: 'Ignored', isLastFirst: true } as const
  expect(shownIn(errorsAddress(2, shown))).toEqual(shown)
  expect(new URLSearchParams(errorsAddress(2, shown)).get('type')).toBe('2')
  expect(errorsAddress(0, everyError)).toBe('?tab=errors')
  expect(shownIn('?tab=errors&status=Lost&sort=name')).toEqual(everyError)
})
