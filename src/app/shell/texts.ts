/** Every text of the shell around a page. It comes after sign-in, whose page needs none of them. */
export const texts = {
  skip: 'Skip to content',
  home: (product: string) => `${product}, home`,
  menu: 'Main',
  openMenu: 'Open menu',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  welcome: 'Welcome',
  profileMenu: (name: string) => `Welcome ${name}, profile menu`,
  shortProfileMenu: (letters: string, name: string) => `${letters}: Welcome ${name}, profile menu`,
  messages: {
    title: 'Recent messages',
  },
} as const
