import { alertdialog, button } from './parts.ts'

/** What asks those who were away, and what is offered before. */
export const sessionExpired = {
  question: alertdialog('Session Expired'),
  reset: button('Reset Session'),
  logout: button('Logout'),
  stay: button('Stay signed in'),
}
