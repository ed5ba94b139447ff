import { button, field, link } from '../parts.ts'

/** The review of an application. */
export const reviewPage = {
  approve: button('Approve'),
  /** What a centre approves goes on to the provider. */
  passOn: button('Approve for review'),
  reject: button('Reject'),
  comment: field('Comment'),
  commentMissing: 'Comment should not be blank!',
  next: link('Next application'),
  previous: link('Previous application'),
  place: (number: number, count: number) => `${number} of ${count}`,
}
