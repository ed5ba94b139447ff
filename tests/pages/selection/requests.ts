import { button, checkbox, dialog, field, heading, link, radio, tab } from '../parts.ts'

/** The pages of custom requests, and the talk about them and about selections. */
export const requestPages = {
  /** A field that the form of one kind alone has. */
  own: {
    233: field('Stream Name'),
    234: field('Credits'),
    235: field('Combo Route'),
    236: field('Starts on'),
  },
  talk: tab('Comments'),
  take: button('Take into review'),
  createStream: link('Request a stream'),
  approve: button('Approve'),
  reject: button('Reject'),
  internal: checkbox('Internal: the provider alone reads it'),
  deleteComment: button(/^Delete the comment of /),
  commentsOnStream: (stream: string, count: number) => button(`Comments on ${stream}, ${count}`),
  talkOf: (title: string) => heading(title, 3),
  showRequests: radio(/^Requests/),
  rejectDialog: dialog('Reject'),
  allComments: button('All comments'),
}
