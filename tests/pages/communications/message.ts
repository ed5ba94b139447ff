import { button } from '../parts.ts'

/** The page of a message that is on its way, or was sent. */
export const messagePage = {
  stop: button('Stop sending'),
  toGo: (count: string) => `Being sent: ${count} to go.`,
  stopped: (sent: string, notSent: string) => `Sending was stopped: ${sent} sent, ${notSent} not.`,
  notSent: (count: string) => `Sending was stopped. ${count} of its deliveries did not go out.`,
}
