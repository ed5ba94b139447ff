import { fn } from 'storybook/test'
import type { OpenCard } from '#machines/notifications/cards.ts'
import type { Notification, NotificationList } from '#machines/notifications/notifications-types.ts'
import { NotificationsView, type NotificationsViewProps } from '#src/notifications/NotificationsView.tsx'
import { texts } from '#src/notifications/texts.ts'
import { Drawer } from '#src/ui/layers/drawer.tsx'

const hour = 3_600_000

/** The instant that the stories take for now. */
export const now = Date.UTC(2027, 3, 15, 12)

const message = (id: number, age: number, subject: string, content: string): Notification => ({
  key: String(id),
  id,
  subject,
  content,
  sent: { at: now - age, day: null },
  isImportant: false,
})

/** Three messages as in the drawings: one with a long subject, one with a body to read. */
export const messages: readonly Notification[] = [
  message(
    9003,
    hour,
    'Results for Semester 1 Resit Exams 2026-27 have been validated and are released to universities',
    '<p>The results are released to <b>universities</b> and <b>centres</b>. Students see them tomorrow.</p>',
  ),
  message(
    9002,
    23 * hour,
    'Exam block published: January Intake Mid-Year Exams',
    '<p>January Intake Mid-Year Exams (EBJMY27-013) is now visible to all centres. The exam dates are 19/04/2027 to 23/04/2027, ' +
      'with three time slots on each day. Please check the academic dates for your centre group before the materials deadline.</p>',
  ),
  message(9001, 30 * hour, '3 centre selection requests are waiting for review', '<p>Two ask for another <i>stream</i>.</p>'),
  message(
    9000,
    2000 * hour,
    'Materials for the spring series',
    '<p>Please check that you have:</p><ul><li>the question papers</li><li>the labels</li></ul><p>The handbook is <a href="https://www.example.test/handbook">here</a>.</p>',
  ),
]

/** A list of all of them, or of the given ones. */
export const listOf = (notifications: readonly Notification[] = messages, total = notifications.length): NotificationList => ({
  total,
  notifications,
})

/** An expanded card, or one whose call is under way. */
export const cardOf = (id: number, change: Partial<OpenCard> = {}): OpenCard => ({
  key: String(id),
  markId: id,
  isExpanded: true,
  isMarking: false,
  ...change,
})

/** So many messages. */
export const manyMessages = (count: number): readonly Notification[] =>
  Array.from({ length: count }, (_, index) =>
    message(count - index, index * hour, `Message ${count - index} of the season`, '<p>Nothing new.</p>'),
  )

/** The drawer as the bell opens it. */
export const InDrawer = (props: NotificationsViewProps) => (
  <Drawer open title={texts.title} isSeamless onClose={closed}>
    <NotificationsView {...props} />
  </Drawer>
)

export const closed = fn()
