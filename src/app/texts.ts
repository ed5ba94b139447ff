/** Every text that the shell and its own pages share. `{name}` parts come in as arguments. */
export const texts = {
  profile: 'Profile',
  changePassword: 'Change Password',
  logout: 'Logout',
  copyright: (year: string, product: string) => `© ${year} ${product}`,
  storageFault: 'Browser storage is full or blocked. Changes will be lost when you close this page.',
  loading: 'Loading',
  documentTitle: (title: string, product: string) => `${title} · ${product}`,
  dashboard: 'Dashboard',
  landing: {
    title: 'Qualification Management & Administration',
  },
  denied: {
    title: 'Permission denied',
    text: 'You do not have permission to view this page.',
    home: 'Home',
  },
  showMore: (left: number) => `Show more (${left} left)`,
  unavailable: {
    title: 'The permissions could not be loaded.',
    hint: 'This page cannot open without them.',
    menuHint: 'The menu cannot be shown without them.',
    retry: 'Retry',
  },
  maintenance: {
    title: 'Maintenance',
    text: 'The portal is being updated. Please try again later.',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address.',
    home: 'Home',
  },
  snapshot: 'Timetable',
  placeholder: 'This page is not available yet.',
  failed: {
    title: 'Something went wrong!',
    text: 'The portal could not start.',
    later: 'Please reload the portal. Saved work is not lost.',
    reload: 'Try again',
  },
} as const
