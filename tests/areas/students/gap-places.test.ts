import { expect, it } from 'vitest'
import { studentHref } from '#src/students/registration/gap-places.ts'

it.each([
  ['mobile', '/lead-management/regular-registration/regular-registration-edit/key?tab=contact&field=mobile'],
  ['passportNumber', '/lead-management/regular-registration/regular-registration-edit/key?tab=student&field=passportNumber'],
  ['documents', '/dashboard/application-portal/key-documentation?type=Passport'],
  ['curriculum', null],
  ['centreId', null],
])('a student adds a missing %s at %s', (field, href) => {
  expect(studentHref('key', field)).toBe(href)
})
