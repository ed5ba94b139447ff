import { button, textbox } from '../parts.ts'

/** The links of an asset. */
export const assetLinks = {
  lastDay: textbox('Last day'),
  mostUses: textbox('Most uses'),
  password: 'Password',
  create: button('Create link'),
  copy: button('Copy'),
  revoke: button(/^Revoke/),
}
