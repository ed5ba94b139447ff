// Sets the theme before the first paint; an external file, because the page allows no inline script.
try {
  var theme = localStorage.getItem('theme')
  var isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}
