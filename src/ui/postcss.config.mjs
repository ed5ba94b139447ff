import pandacss from '@pandacss/dev/postcss'

export default { plugins: [pandacss({ configPath: './src/ui/panda.config.ts' })] }
