import { defineConfig } from 'vite';

// The JSX settings of tsconfig.json are given again: Vite reads them only from a tsconfig inside its root.
export default defineConfig({
  root: 'src/web',
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    // What every battle needs stands in one file: it is smaller so than in many.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'engine', test: /src\/(geometry|engine)\// }] } },
    },
    // Scenarios are fetched one by one, however small they are.
    assetsInlineLimit: (path) => (path.endsWith('.json') ? false : undefined),
  },
});
