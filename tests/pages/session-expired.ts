import { alertdialog, button } from './parts.ts'

/** The question to people who were away, and the offer before it to stay signed in. */
export const sessionExpired = {
  question: alertdialog('Session Expired'),
  reset: button('Reset Session'),
  logout: button('Logout'),
  stay: button('Stay signed in'),
}
