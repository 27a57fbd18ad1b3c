// npx vite build --config src/map/preview/vite.config.ts --outDir <folder>

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../../../public',
  plugins: [svelte({ configFile: '../../../svelte.config.js' })],
  build: { target: 'es2023', emptyOutDir: true },
});
