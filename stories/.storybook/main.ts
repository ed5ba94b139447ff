import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

// The repository, not the folder of the stories: modules, styles and public files are found from there.
const root = fileURLToPath(new URL('../..', import.meta.url))

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: 'vite.config.ts' } } },
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    root,
    // The charts tell conditions that have no name by their source, which a minifier makes unreadable.
    build: { ...vite.build, minify: false },
    // Vite would find these only when the first story runs, and reload the tests half-way.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), '@storybook/addon-a11y/preview', 'axe-core', 'elkjs/lib/elk-api.js'],
    },
  }),
}

export default config
