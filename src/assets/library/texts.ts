/** What the pages of the library say. */
export const libraryTexts = {
  preview: 'Preview',
  download: 'Download',
  open: 'Open',
  newVersion: 'New version',
  archive: 'Archive',
  versions: 'Versions',
  shares: 'Shares',
  links: 'Links',
  version: (no: number) => `Version ${no}`,
  current: 'Current',
  restore: 'Restore',
  restoreVersion: (no: number) => `Restore version ${no}`,
  downloadVersion: (no: number) => `Download version ${no}`,
  noVersions: 'There is one version: the file as it is.',
  revoke: 'Revoke',
  createLink: 'Create link',
  noLinks: 'No links yet',
  linkMade: 'The link is shown once. Copy it now.',
  copy: 'Copy',
  copied: 'The link was copied.',
  notCopied: 'The browser did not let the portal copy. Select the link and copy it.',
  link: 'Link',
  access: 'Access',
  until: 'Until',
  uses: 'Uses',
  maxUses: 'Most uses',
  password: 'Password',
  state: 'State',
  usesHint: 'Leave it empty for no limit; 1 to 1000.',
  dayHint: 'Within 90 days.',
  lastDay: 'Last day',
  dayOver: 'This day is over.',
  dayTooLate: 'A link ends within 90 days.',
  wrongUses: 'Enter a value from 1 to 1000.',
  missingDay: 'Last day should not be blank!',
  withPassword: 'with a password',
  needsSignIn: 'Whoever opens it signs in.',
  pdf: 'A PDF opens in the viewer of the browser, in a tab of its own.',
  openPdf: 'Open the PDF',
  linkOver: 'The time of this page is over: the file can no longer be opened or saved here. Open your link again, or ask for a new one.',
  notShown: 'There is no preview of this type.',
  tooLarge: (megapixels: number) =>
    `This picture has ${megapixels} megapixels. It is not shown here, as it would take too much memory: download it.`,
  broken: 'The file could not be shown. It may not be what its name says.',
  noDownload: 'You may see this asset, but not download it.',
  previous: 'Previous',
  next: 'Next',
  passwordNeeded: 'This link has a password.',
  openLink: 'Open',
  size: 'Size',
  file: 'File',
  type: 'Type',
} as const

/** What is said where files are added. */
export const uploadTexts = {
  newVersion: 'New version',
  versionOf: (name: string) => `New version of ${name}`,
  newFile: 'Newer file',
  note: 'Note',
  addVersion: 'Add version',
  fileMissing: 'Newer file should not be blank!',
  same: (name: string, folder: string) => `The library has this file already: ${name} in ${folder}.`,
  sameHint: 'It has the same bytes.',
  existing: 'Use existing',
  keepBoth: 'Keep both',
} as const

const assets = (count: number): string => (count === 1 ? '1 asset' : `${count} assets`)

/** What is said where several assets are shared at once. */
export const shareTexts = {
  title: (count: number) => `Share ${assets(count)}`,
  with: 'With',
  chooseOne: 'Choose',
  wrongDay: 'Invalid Date',
  cancel: 'Cancel',
  share: 'Share',
  shared: (count: number) => `${assets(count)} shared.`,
} as const

/** What is done with several assets of a list. */
export const bulkTexts = {
  archive: 'Archive',
  archiveQuestion: (count: number) => `Are you sure you want to archive ${count === 1 ? 'this asset' : `these ${count} assets`}?`,
  archived: (done: number, total: number) => (done === total ? `${assets(done)} archived.` : `${done} archived, ${total - done} not.`),
  noneArchived: 'Only active assets are archived.',
  allUsed: (count: number) =>
    count === 1 ? 'This asset is in use, and cannot be archived' : 'These assets are in use, and cannot be archived',
  staysUsed: 'These are in use, and stay as they are:',
  lookingForUses: 'Looking for what uses them',
  sentOf: (sent: number, total: number) => `${sent} of ${total} done`,
  no: 'No',
  close: 'Close',
  restore: 'Restore',
  restoreQuestion: (count: number) => `Are you sure you want to restore ${count === 1 ? 'this asset' : `these ${count} assets`}?`,
  restored: (done: number, total: number) => (done === total ? `${assets(done)} restored.` : `${done} restored, ${total - done} not.`),
} as const

/** What is said before an asset is archived. */
export const deleteTexts = {
  title: (name: string) => `Archive ${name}`,
  what: 'It goes into the archive, and is hidden from folders, shares and links.',
  shares: (count: number | undefined) => `Shares that show it no more: ${count ?? '…'}`,
  links: (count: number | undefined) => `Links that lead nowhere any more: ${count ?? '…'}`,
  days: 'For 30 days it can be restored with its folder, tags and shares; then it is deleted for ever.',
  used: (name: string) => `${name} is in use, and cannot be archived`,
  usedHint: 'What uses it would show a gap. Choose another file there first.',
  usesUnread: 'It could not be found out who uses it.',
  keep: 'Keep it',
  archive: 'Archive',
  isArchived: 'Archived',
} as const

/** What is said of what others share. */
export const sharedTexts = {
  none: 'Nothing is shared with you',
  noneHint: 'What others share with you, with your group or with all of your kind shows here.',
  search: 'Search shared assets',
  groupBy: 'Group by',
  bySharer: 'By sharer',
  byAccess: 'By access',
  until: (day: string) => `until ${day}`,
  news: { shared: 'New', changed: 'Changed' },
  since: (count: number) =>
    count === 1 ? '1 asset is new or changed since your last visit.' : `${count} assets are new or changed since your last visit.`,
  downloadOf: (name: string) => `Download ${name}`,
} as const

/** What the dashboard of the library says. */
export const overviewTexts = {
  upload: 'Upload',
  storage: 'Storage by type',
  stored: (size: string, count: number) => `${size} in ${count} assets`,
  reviews: 'Waiting for review',
  noReviews: 'Nothing waits.',
  ending: 'Ending soon',
  noEnding: 'Nothing ends within 30 days.',
  latest: 'Latest',
  noLatest: 'No assets yet.',
  mine: 'Mine',
  noMine: 'You own no assets.',
  all: (count: number) => `All ${count}`,
} as const
