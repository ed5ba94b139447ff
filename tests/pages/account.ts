import { button, field, link } from './parts.ts'

/** The pages on which a password is changed, forgotten and set anew. */
export const passwordPages = {
  current: field('Current password'),
  new: field('New password'),
  confirm: field('Confirm password'),
  change: button('Change Password'),
  changeLink: link('Change Password'),
  update: button('Update Password'),
  requestLink: link('Request a new link'),
  backToSignIn: link('Back to Sign In'),
}
