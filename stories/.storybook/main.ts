import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

// The repository, not the folder of the stories: modules, styles and public files are found from there.
const root = fileURLToPath(new URL('../..', import.meta.url))

// Named here so that a fresh dependency cache never reloads a story half-way through a test.
const prebundled = ['accordion', 'combobox', 'date-picker', 'dialog', 'menu', 'popover', 'portal', 'tabs', 'toast', 'tooltip'].map(
  (part) => `@ark-ui/react/${part}`,
)

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: 'vite.config.ts' } } },
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    root,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...prebundled, '@storybook/addon-a11y/preview', 'axe-core'],
    },
  }),
}

export default config
