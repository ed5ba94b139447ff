import type { Page } from 'playwright/test'
import { newSession } from '#tests/e2e/support.ts'

/** Sends a student the registration link as an administrator, and gives its address. */
export async function sendLink(page: Page, studentId: number): Promise<string> {
  const { session } = await newSession(page)
  const sent = await page.request.post('/api/aggregate/v1/student/link/create', {
    headers: {
      authorization: `Bearer ${session.token}`,
      Loguser: String(session.userId),
      Logcontact: String(session.contactId),
      logPermission: 'Modify',
    },
    data: { studentId },
  })
  const { link } = ((await sent.json()) as { data: { link: string } }).data
  return new URL(link).pathname
}
