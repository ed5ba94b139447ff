import { dialog } from './parts.ts'

/** The two consents that a student is asked for. */
export const consentPage = {
  mandatory: dialog('Student Consent'),
  optional: dialog('Sharing data with third-party providers'),
  required: 'Mandatory Consent (required)',
}
