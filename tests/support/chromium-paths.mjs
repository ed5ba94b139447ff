import { existsSync } from 'node:fs'

/** Where Chromium's shell without a window stands: it draws and runs the same, at two thirds of the processor's time. */
export const shellPath = '/usr/bin/chromium-headless-shell'

const paths = [shellPath, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome']

/** The Chromium that is named by the environment or stands on the machine, the lightest first; undefined without one. */
export const findChromium = () => process.env['CHROMIUM_PATH'] ?? paths.find((path) => existsSync(path))
