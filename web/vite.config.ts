/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.REAME_SERVER ?? 'http://127.0.0.1:8750';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/reame/server/static',
    emptyOutDir: true,
    // The content security policy of the server knows no data: sources for fonts and scripts.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  // Without the browser's exports Svelte has no life cycle under vitest.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  // Much, because tests may share a busy machine.
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'], testTimeout: 60_000 },
});
