import type { GivenFields } from '../check-record.ts'

const isOne = (values: readonly unknown[]): boolean =>
  values.filter((value) => value !== undefined && value !== null && value !== '').length === 1

/** What is wrong with a share over several fields, by field; both the form and the server ask. */
export function shareErrors({ assetId, folderId, contactId, contactGroupId, contactType }: GivenFields): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  if (!isOne([assetId, folderId])) errors.set('assetId', 'Select an asset or a folder, and not both.')
  if (!isOne([contactId, contactGroupId, contactType]))
    errors.set('contactId', 'Select a contact, a group or a kind of people: one of them.')
  return errors
}
