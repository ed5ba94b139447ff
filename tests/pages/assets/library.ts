import { alertdialog, article, button, checkbox, combobox, dialog, field, link, radio, textbox } from '../parts.ts'

/** The list of assets, what is done with several at once, and what others share. */
export const assetLibrary = {
  listing: '/asset-management/listing',
  sharedWithMe: '/asset-management/shared-with-me',
  seen: '/asset-management/shared/seen',
  noDownload: 'You may see this asset, but not download it.',
  download: button('Download'),
  downloadOf: (name: string) => button(`Download ${name}`),
  active: radio(/^Active/),
  choose: checkbox(/^Select (?!all)/),
  share: button('Share'),
  archive: button('Archive'),
  shareDialog: dialog(/^Share \d+ assets?$/),
  withKind: field('Everybody of a kind'),
  kind: combobox('Everybody of a kind'),
  allCentres: 'All centres',
  missingKind: 'Everybody of a kind should not be blank!',
  message: textbox('Message'),
  shared: (count: number) => `${count} assets shared.`,
  archived: (count: number) => `${count} assets archived.`,
  since: (count: number) => `${count} assets are new or changed since your last visit.`,
  /** One share, as it is listed for a person that it is shared with. */
  shares: article(/.*/),
  asset: (name: string) => link(name),
  isNew: 'New',
}

/** What is offered for a file that the library has already. */
export const sameFile = {
  existing: button('Use existing'),
  addVersion: button('Add version'),
  keepBoth: button('Keep both'),
}

/** What is lost with an asset before it is archived, or why it cannot be. */
export const archivePage = {
  archive: button('Archive'),
  used: (name: string) => `${name} is in use, and cannot be archived`,
}

/** The question about several assets, or why none of them can be archived. */
export const archiveDialog = {
  asks: alertdialog('Are you sure you want to archive this asset?'),
  refuses: alertdialog('This asset is in use, and cannot be archived'),
  archive: button('Archive'),
}
