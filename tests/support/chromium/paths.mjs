import { existsSync } from 'node:fs'

/** Paths of Chromium's headless shell: it renders the same and takes two thirds of the processor time. */
export const shellPath = '/usr/bin/chromium-headless-shell'

const paths = [shellPath, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome']

/** The Chromium named by the environment or found on the machine, the lightest first; undefined if there is none. */
export const findChromium = () => process.env['CHROMIUM_PATH'] ?? paths.find((path) => existsSync(path))
