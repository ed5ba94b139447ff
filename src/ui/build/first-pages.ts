const pages = ['Entrance', 'LostPassword', 'NewPassword', 'Denied', 'Maintenance', 'Placeholder']

/** The pages that one may come to first, and what they fetch by themselves: their styles come with the page. */
export const firstPages: readonly string[] = [
  'src/main.tsx',
  'src/session/notices/NoticeStrip.tsx',
  ...pages.map((page) => `src/app/pages/${page}Page.tsx`),
]
