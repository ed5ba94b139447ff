import { existsSync } from 'node:fs'

/** A Chromium that is already on the machine; without one Playwright's own build is used. */
export const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  )

/** Launch options for every headless browser of the tests. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium refuses its sandbox to root, which is who builds run as in containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
}
