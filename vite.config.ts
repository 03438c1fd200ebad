import { defineConfig } from 'vite';

// The JSX settings of tsconfig.json are given again: Vite reads them only from a tsconfig inside its root.
export default defineConfig({
  root: 'src/web',
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: '../../dist', emptyOutDir: true, target: 'es2022', sourcemap: true },
});
