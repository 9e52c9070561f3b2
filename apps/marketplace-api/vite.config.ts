import { defineConfig } from 'vite';
import { server } from '../../tools/vite/server.ts';

// It needs the texts of every language to start.
export default defineConfig(server({ isSingleFile: true }));
