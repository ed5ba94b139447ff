import { button, field, heading, img, tab } from '../parts.ts'

/** The page of a certificate as it is printed. */
export const certificatePages = {
  downloadView: tab('Download view'),
  qrCode: img('QR code of the link that validates this certificate'),
}

/** The public check of certificates. */
export const validationPage = {
  title: heading('Validate a certificate'),
  noMatch: 'No certificate matches.',
  code: field('Code'),
  familyName: field('Family name'),
  validate: button('Validate'),
  valid: heading('This certificate is valid', 2),
  revoked: heading('This certificate was revoked', 2),
  replaced: heading('This certificate was replaced by another one', 2),
  expired: heading('This certificate has expired', 2),
}
