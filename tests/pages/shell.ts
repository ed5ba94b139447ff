import type { Page } from 'playwright/test'
import { button, checkbox, combobox, dialog, group, heading, link, log, menuitem, navigation, option, region } from './parts.ts'

/** What stands around every page. */
export const shell = {
  main: navigation('Main'),
  trail: navigation('Breadcrumb'),
  home: link('Home'),
  logo: link(/, home$/),
  skipToContent: link('Skip to content'),
  openMenu: button('Open menu'),
  profileMenu: button(/profile menu/i),
  profile: menuitem('Profile'),
  logout: menuitem('Logout'),
  recentMessages: button('Recent messages'),
  messageLog: log('Recent messages'),
  retry: button('Retry'),
  offline: 'You are currently offline',
  online: 'You are back online',

  /** Leaves by the menu of the profile, and waits for the page of sign-in. */
  async signOut(page: Page): Promise<void> {
    await page.getByRole(...shell.profileMenu).click()
    await page.getByRole(...shell.logout).click()
    await page.waitForURL(/\/login$/)
  },
}

/** The menu, and the tiles and headings of the pages that it leads to. */
export const mainMenu = {
  examBlocks: link('Exam Block'),
  reports: link('Reports'),
  roles: link('Role'),
  users: button('User Management'),
  qualifications: link('Qualification Management & Administration'),
}

/** What stands beside the tiles of a dashboard. */
export const dashboardPage = {
  /** A figure by its value and its words. */
  figure: (text: string) => link(text),
  retryFigure: button(/^Retry the figure of /),
  noFigure: '–',
  waiting: region('Waiting for you'),
  noWaiting: 'What waits for you could not be loaded.',
  showAll: button(/^Show all \d+$/),
  showFewer: button('Show fewer'),
  recent: region('Recent activity'),
  viewAll: button('View all'),
  allRecent: dialog('Recent activity'),
  noRecent: 'What was done lately could not be loaded.',
  nextBlock: region(/^Next (exam|test) block$/),
  noNextBlock: 'The next block could not be loaded.',
  trends: region('From week to week'),
  noTrends: 'The figures of the weeks could not be loaded.',
  allAreas: button('All areas'),
  customise: button('Customise'),
  panels: dialog('Customise'),
  panel: (name: string) => checkbox(name),
  resetPanels: button('Reset'),
  areas: group('All areas'),
}

/** Headings and contents of pages that consist of little else. */
export const pageTitle = {
  dashboard: heading('Dashboard'),
  profile: heading('Profile'),
  roles: heading('Role'),
  examBlocks: heading('Exam Block'),
  testBlocks: heading('Test Block'),
  northgateStatement: heading('Northgate University'),
  results: heading('Results Management'),
  ownResults: heading('Minh Anh Nguyễn'),
  changePassword: heading('Change Password'),
  forgotPassword: heading('Forgot Password'),
  updatePassword: heading('Update Password'),
  maintenance: heading('Maintenance'),
  qualifications: heading('Qualification Management & Administration', 2),
  refused: heading('Permission denied'),
}
export const emptyPage = {
  refused: 'You do not have permission to view this page.',
  notYet: 'This page is not available yet.',
}

/** The layer that leads to any page by its name. */
export const paletteDialog = {
  open: button('Go to page'),
  layer: dialog('Pathway'),
  search: combobox('Go to page'),
  recent: group('Recent pages'),
  pages: group('Pages'),
  records: group('Records'),
  more: option(/^More/),
}

/** What says that a trace is recorded. */
export const recordingMark = { save: button('Save trace') }
