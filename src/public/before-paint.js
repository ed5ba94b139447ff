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
// Now the code is on its way, and the font is there before it has drawn.
for (const font of document.querySelectorAll('link[as=font]')) font.media = 'all'
