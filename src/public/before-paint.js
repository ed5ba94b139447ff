// What has to be done before the first paint; an external file, because the page allows no inline script.
{
  let theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // A storage that is blocked holds no choice.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}
// The code is loading by now, so the font does not slow it down, and still arrives before the first paint.
for (const font of document.querySelectorAll('link[as=font]')) font.media = 'all'
